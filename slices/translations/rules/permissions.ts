import { holds, type Actor } from '#kit/access/actor.ts';

/** Who may do what with the texts of the interface and its languages. */
export const can = {
  /** The texts are those of every campus, so the role counts wherever it is held. */
  translate: (actor: Actor): boolean => holds(actor, 'admin'),

  /** Texts that ask for passwords or tell of changes of an account are a way into every account of the college. */
  translateGuarded: (actor: Actor): boolean => can.translate(actor) && holds(actor, 'superadmin'),

  readCoverage: (actor: Actor): boolean => holds(actor, 'admin') || holds(actor, 'superadmin'),

  arrangeLocales: (actor: Actor): boolean => holds(actor, 'superadmin'),
};
