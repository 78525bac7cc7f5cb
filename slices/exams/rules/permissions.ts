import { holds, holdsIn, isAboutActor, type Actor } from '#kit/access/actor.ts';

interface AttemptStanding {
  personId: string;
  regionId: string;
}

export interface AttemptTeachers {
  courseTeacherPersonId: string | null;
  groupTeacherPersonIds: readonly string[];
}

export const can = {
  write: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    holds(actor, 'admin') || holds(actor, 'superadmin'),

  /** Those who look after a campus schedule exams, see results and mark essays. */
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** Nobody decides about an attempt of their own, nor gives themselves more time. */
  decide: (actor: Actor, attempt: AttemptStanding): boolean =>
    !isAboutActor(actor, attempt) && can.oversee(actor, attempt),

  /** What a student has in every exam is for those who grant it in one, on any campus of the student's. */
  accommodate: (actor: Actor, student: { personId: string; regionIds: readonly string[] }): boolean =>
    !isAboutActor(actor, student) &&
    (holds(actor, 'superadmin') || student.regionIds.some((regionId) => can.oversee(actor, { regionId }))),

  /** Teachers of the course or the group see how their students got on, but not an attempt of their own. */
  follow: (actor: Actor, attempt: AttemptStanding & AttemptTeachers): boolean =>
    can.oversee(actor, attempt) ||
    (!isAboutActor(actor, attempt) &&
      (can.markIn(actor, attempt) || attempt.groupTeacherPersonIds.includes(actor.personId))),

  /** The teacher of the course marks essays, as do those who look after the campus. */
  markIn: (
    actor: Actor,
    taught: { regionId: string } & Pick<AttemptTeachers, 'courseTeacherPersonId'>,
  ): boolean => can.oversee(actor, taught) || taught.courseTeacherPersonId === actor.personId,

  mark: (actor: Actor, attempt: AttemptStanding & AttemptTeachers): boolean =>
    !isAboutActor(actor, attempt) && can.markIn(actor, attempt),

  readAttempt: (actor: Actor, attempt: AttemptStanding): boolean =>
    actor.personId === attempt.personId || can.oversee(actor, attempt),
};
