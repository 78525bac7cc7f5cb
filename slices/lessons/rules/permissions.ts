import type { Actor } from '#kit/access/actor.ts';
import { can as courses, type CourseStanding } from '#slices/courses/rules/permissions.ts';

/** Who may do what with lessons: whatever they may do with the course. */
export const can = {
  /** The person who writes the catalogue of courses writes their lessons. */
  write: courses.write,

  /** Students do not see a hidden lesson; those who follow the course do. */
  read: (actor: Actor, course: CourseStanding, { hidden }: { hidden: boolean }): boolean =>
    courses.open(actor, course) && (!hidden || courses.follow(actor, course)),
};
