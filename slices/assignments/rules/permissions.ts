import { holds, holdsIn, isAboutActor, type Actor } from '#kit/access/actor.ts';

export interface Work {
  personId: string;
  regionId: string;
  /** The account of the person who teaches the course. */
  teacherPersonId: string | null;
}

/** Who may do what with assignments. */
export const can = {
  /** Those who write the courses write their assignments. */
  write: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    holds(actor, 'admin') || holds(actor, 'superadmin'),

  /** Those who write a course or look after who is taught it see its assignments and what is worked with. */
  follow: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    can.write(actor) || holds(actor, 'manager'),

  /** Those who look after a campus say until when its groups hand in. */
  schedule: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** The office of a campus reads what its students hand in (ASGN-12). */
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),

  /** The teacher of the course grades too (HOLE-42), wherever it is taught. */
  gradeIn: (actor: Actor, taught: Omit<Work, 'personId'>): boolean =>
    can.oversee(actor, taught) || taught.teacherPersonId === actor.personId,

  /** Nobody grades themselves. */
  grade: (actor: Actor, work: Work): boolean => !isAboutActor(actor, work) && can.gradeIn(actor, work),

  read: (actor: Actor, work: Work): boolean => actor.personId === work.personId || can.grade(actor, work),
};
