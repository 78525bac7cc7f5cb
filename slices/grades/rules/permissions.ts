import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';
import { can as inCourses } from '#slices/courses/rules/permissions.ts';

/** A course of a group, as far as it matters who grades it. */
export interface GradedStanding {
  regionId: string;
  /** The account of the user who teaches the course. */
  courseTeacherPersonId: string | null;
}

/** Who may do what with grades, beside the user who follows a group in a course and so sees them. */
export const can = {
  /** Those who look after the group, and the user who teaches the course, enter grades and settle them. */
  enter: (actor: Actor, { regionId, courseTeacherPersonId }: GradedStanding): boolean =>
    inCourses.teach(actor, { regionId }) || courseTeacherPersonId === actor.personId,

  /** Nobody grades themselves. */
  enterFor: (actor: Actor, taught: GradedStanding, student: { personId: string }): boolean =>
    !isAboutActor(actor, student) && can.enter(actor, taught),

  /** What is settled is opened again by those who look after the group, not by the user who teaches it. */
  unlock: (actor: Actor, { regionId }: Pick<GradedStanding, 'regionId'>): boolean =>
    inCourses.teach(actor, { regionId }),

  /** A settled grade is amended by those who may unlock it, and by nobody for themselves. */
  amend: (actor: Actor, grade: Pick<GradedStanding, 'regionId'> & { personId: string }): boolean =>
    can.unlock(actor, grade) && !isAboutActor(actor, grade),

  amendSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'manager', 'admin').length > 0,

  /** All grades of a student are read by those who look after one of the student's campuses. */
  readAll: (actor: Actor, { regionIds }: { regionIds: readonly string[] }): boolean =>
    holds(actor, 'superadmin') ||
    regionIds.some((regionId) => holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId)),

  /** Weights belong to the course, wherever it is taught. */
  weigh: (actor: Actor): boolean => inCourses.write(actor),
};
