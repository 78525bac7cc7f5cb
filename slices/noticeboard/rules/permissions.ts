import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';
import type { Audience } from './post.ts';

/** Who may do what with news. */
export const can = {
  /**
   * The office of a campus keeps what is for its people alone; what is for several campuses is kept by a person who answers for
   * all of them, and what is for everybody or the alumni concerns the whole college.
   */
  keep: (actor: Actor, { audience, regionIds }: Pick<Audience, 'audience' | 'regionIds'>): boolean =>
    holds(actor, 'superadmin') ||
    ((audience === 'REGIONS' || audience === 'GROUPS') &&
      regionIds.length > 0 &&
      regionIds.every((regionId) => holdsIn(actor, 'admin', regionId))),

  /** The author of a comment takes it back; the author of the post keeps order below it. */
  deleteComment: (
    actor: Actor,
    { personId, post }: { personId: string; post: Pick<Audience, 'audience' | 'regionIds'> },
  ): boolean => personId === actor.personId || can.keep(actor, post),
};
