import { holds, holdsIn, isAboutActor, type Actor } from '#kit/access/actor.ts';

/** Whose transcripts they are, and where they study. */
export interface Student {
  personId: string;
  regionId: string;
}

/** Who may do what with transcripts. */
export const can = {
  /** Those who look after a campus see to the papers of its students. */
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** Nobody issues their own, nor holds it or takes it back. */
  issue: (actor: Actor, student: Student): boolean =>
    !isAboutActor(actor, student) && can.oversee(actor, student),

  read: (actor: Actor, student: Student): boolean =>
    actor.personId === student.personId || can.oversee(actor, student),
};
