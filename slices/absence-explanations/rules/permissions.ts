import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';

interface Subject {
  personId: string;
  regionId: string;
}

/** Who may do what with absence explanations. Explaining, and what one has explained, is each student's own. */
export const can = {
  /** Attendance admins of the campus (ATT-29), and nobody about themselves. */
  decide: (actor: Actor, explanation: Subject): boolean =>
    can.oversee(actor, explanation) && !isAboutActor(actor, explanation),
  oversee: (actor: Actor, { regionId }: Pick<Subject, 'regionId'>): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'attendanceAdmin', regionId),
  /** Whether the queue is theirs to see at all. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'attendanceAdmin').length > 0,
};
