import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';

interface Subject {
  personId: string;
  regionId: string;
}

/** Who may do what with leave requests. Asking for leave, and what one has asked for, is each student's own. */
export const can = {
  /** Administrators of the campus (ATT-19), and nobody about themselves. */
  decide: (actor: Actor, request: Subject): boolean =>
    can.oversee(actor, request) && !isAboutActor(actor, request),
  oversee: (actor: Actor, { regionId }: Pick<Subject, 'regionId'>): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),
  /** How far a job has come is told to those who asked for it. */
  readBatch: (actor: Actor, { personId }: Pick<Subject, 'personId'>): boolean =>
    personId === actor.personId || holds(actor, 'superadmin'),
  /** Whether the queue is theirs to see at all. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'admin').length > 0,
};
