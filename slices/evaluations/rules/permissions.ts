import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';

interface Subject {
  personId: string;
  regionId: string;
}

/** Who may do what with evaluations. Reading what was published, and answering it, is each student's own. */
export const can = {
  /** Managers of the campus (HOURS-05), and nobody themselves. */
  evaluate: (actor: Actor, student: Subject): boolean =>
    can.oversee(actor, student) && !isAboutActor(actor, student),
  oversee: (actor: Actor, { regionId }: Pick<Subject, 'regionId'>): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId),
  /** Whether there is anybody whom they could evaluate. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'manager').length > 0,
};
