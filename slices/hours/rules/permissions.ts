import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';

interface Subject {
  personId: string;
  regionId: string;
}

/** Who may do what with hours. Logging them, and what one has logged, is each student's own. */
export const can = {
  /** Managers of the campus (HOURS-04), and nobody about themselves. */
  decide: (actor: Actor, entry: Subject): boolean => can.oversee(actor, entry) && !isAboutActor(actor, entry),
  oversee: (actor: Actor, { regionId }: Pick<Subject, 'regionId'>): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId),
  /** Whether the queue is theirs to see at all. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'manager').length > 0,
};
