import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';
import { isAlumniAdmin } from '#slices/site-settings/rules/alumni-admin.ts';

export interface CourseStanding {
  /** The account of the person who teaches it. */
  teacherPersonId: string | null;
  /** The campuses with a group that it is taught to. */
  regionIds: readonly string[];
  /** Whether it has begun in a group that the caller is in today. */
  isTaken: boolean;
  /** Whether the caller, who has graduated, took it with a group that they are no longer in. */
  wasTaken: boolean;
  /** Whether it stands in the library of the alumni. */
  forAlumni: boolean;
  hidden: boolean;
  archived: boolean;
}

/** A course as a group takes it, as far as it matters who looks on. */
export interface CourseOfferingStanding {
  regionId: string;
  /** The accounts of those who teach the course or the group. */
  teacherPersonIds: readonly string[];
}

/** Who may do what with courses. */
export const can = {
  /** There is one catalogue for the whole college, and the office of every campus writes it (COUR-15). */
  write: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    holds(actor, 'admin') || holds(actor, 'superadmin'),

  /**
   * The consent rule of the one catalogue (COUR-15): an admin changes what only their own campuses use, in any way; what
   * others use as well asks a superadmin. It holds for a course and for everything in it.
   */
  change: (actor: Actor, { usedIn }: { usedIn: readonly string[] }): boolean =>
    can.write(actor) &&
    (holds(actor, 'superadmin') || usedIn.every((regionId) => holdsIn(actor, 'admin', regionId))),

  /** The person who looks after the groups of a campus says what these are taught. */
  teach: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** Teachers see how the students of a group get on, as do those who look after the group. */
  followCourseOffering: (actor: Actor, { regionId, teacherPersonIds }: CourseOfferingStanding): boolean =>
    can.teach(actor, { regionId }) || teacherPersonIds.includes(actor.personId),

  /** Admins see what the students of their campus see (COUR-16). */
  preview: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),

  /** Graduates keep what they took, to read it again. */
  read: (actor: Actor, course: CourseStanding): boolean =>
    can.follow(actor, course) || ((course.isTaken || course.wasTaken) && !course.hidden && !course.archived),

  /**
   * Alumni, and those who look after them, also read and watch what is in their library (HOLE-64). It opens the course and
   * its lessons, and neither exams nor assignments: these ask for `read`.
   */
  open: (actor: Actor, course: CourseStanding): boolean =>
    can.read(actor, course) ||
    (course.forAlumni && !course.hidden && !course.archived && (actor.isAlumnus || isAlumniAdmin(actor))),

  /** Those who see a course also before and after it is shown to students, and how these get on with it. */
  follow: (actor: Actor, { teacherPersonId, regionIds }: CourseStanding): boolean =>
    can.write(actor) ||
    teacherPersonId === actor.personId ||
    regionIds.some((regionId) => holdsIn(actor, 'manager', regionId)),
};
