import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

interface Asked {
  /** The teacher who was asked; null for a question to the college. */
  askedOf: string | null;
  /** The campus of the class that it is about; null where it is about none. */
  regionId: string | null;
  /** The attempt at an exam that it is about, if any. */
  attemptId: string | null;
}

/** Who may do what with requests for help. Asking, and reading what one has asked, is for everybody signed in. */
export const can = {
  answer: (actor: Actor): boolean => holds(actor, 'superadmin'),
  /**
   * A teacher answers what was asked of them; about a class without one, or an attempt that only they reinstate,
   * those who look after its campus.
   */
  answerRequest: (actor: Actor, { askedOf, regionId, attemptId }: Asked): boolean =>
    can.answer(actor) ||
    askedOf === actor.personId ||
    ((askedOf === null || attemptId !== null) &&
      regionId !== null &&
      (holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId))),
};
