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
  /** Deans of the campus are told of what is asked, and read it; they decide nothing. */
  read: (actor: Actor, { regionId }: Pick<Subject, 'regionId'>): boolean =>
    can.oversee(actor, { regionId }) || holdsIn(actor, 'dean', regionId),
  /** A doctor’s letter is read by those who decide, and by the student who sent it. */
  readFile: (actor: Actor, request: Subject): boolean =>
    can.oversee(actor, request) || isAboutActor(actor, request),
  /** Whether there is a campus on which they only read. */
  onlyReadSome: (actor: Actor): boolean => readOnlyIn(actor).length > 0,
  /** Whether there is anything for them to read. */
  readSome: (actor: Actor): boolean => can.overseeSome(actor) || can.onlyReadSome(actor),
  /** How far a job has come is told to those who asked for it. */
  readBatch: (actor: Actor, { personId }: Pick<Subject, 'personId'>): boolean =>
    personId === actor.personId || holds(actor, 'superadmin'),
  /** Whether the queue is theirs to see at all. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'admin').length > 0,
};

/** The campuses of a dean who does not administer them. */
export const readOnlyIn = (actor: Actor): string[] =>
  regionsWhere(actor, 'dean').filter((regionId) => !can.oversee(actor, { regionId }));
