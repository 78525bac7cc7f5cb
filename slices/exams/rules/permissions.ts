import { holds, holdsIn, isAboutActor, type Actor } from '#kit/access/actor.ts';

/** Somebody's attempt, as far as it matters who looks at it. */
interface AttemptStanding {
  personId: string;
  regionId: string;
}

/** Who teaches what an attempt is about. */
export interface AttemptTeachers {
  /** The account of whoever teaches the course. */
  courseTeacherPersonId: string | null;
  /** The accounts of whoever teaches the group. */
  groupTeacherPersonIds: readonly string[];
}

/** Who may do what with exams. */
export const can = {
  /** Those who write the courses write their exams. */
  write: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    holds(actor, 'admin') || holds(actor, 'superadmin'),

  /** Those who look after a campus say when its groups sit an exam, see how it went and mark what a person must read. */
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** Nobody decides about an attempt of their own, nor gives themselves more time. */
  decide: (actor: Actor, attempt: AttemptStanding): boolean =>
    !isAboutActor(actor, attempt) && can.oversee(actor, attempt),

  /** Whoever teaches the course or the group sees how its students got on, and nothing of an attempt of their own. */
  follow: (actor: Actor, attempt: AttemptStanding & AttemptTeachers): boolean =>
    can.oversee(actor, attempt) ||
    (!isAboutActor(actor, attempt) &&
      (can.markIn(actor, attempt) || attempt.groupTeacherPersonIds.includes(actor.personId))),

  /** Whoever teaches the course marks what a person must read, as do those who look after the campus. */
  markIn: (
    actor: Actor,
    taught: { regionId: string } & Pick<AttemptTeachers, 'courseTeacherPersonId'>,
  ): boolean => can.oversee(actor, taught) || taught.courseTeacherPersonId === actor.personId,

  /** Nobody gives themselves points. */
  mark: (actor: Actor, attempt: AttemptStanding & AttemptTeachers): boolean =>
    !isAboutActor(actor, attempt) && can.markIn(actor, attempt),

  readAttempt: (actor: Actor, attempt: AttemptStanding): boolean =>
    actor.personId === attempt.personId || can.oversee(actor, attempt),
};
