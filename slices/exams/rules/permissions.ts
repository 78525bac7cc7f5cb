import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with exams. */
export const can = {
  /** Those who write the courses write their exams. */
  write: (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
    holds(actor, 'admin') || holds(actor, 'superadmin'),

  /** Those who look after a campus say when its groups sit an exam, see how it went and mark what a person must read. */
  oversee: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** Nobody gives themselves points. */
  mark: (actor: Actor, attempt: { personId: string; regionId: string }): boolean =>
    actor.personId !== attempt.personId && can.oversee(actor, attempt),

  readAttempt: (actor: Actor, attempt: { personId: string; regionId: string }): boolean =>
    actor.personId === attempt.personId || can.oversee(actor, attempt),
};
