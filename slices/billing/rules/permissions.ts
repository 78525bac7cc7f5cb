import { holds, holdsIn, isAboutActor, regionsWhere, type Actor } from '#kit/access/actor.ts';

/** Whose account it is, and with which campus. */
export interface AccountOf {
  personId: string;
  regionId: string;
}

/** Who may do what with invoices and payments. */
export const can = {
  /** Admins of the campus keep its books (HOLE-52). */
  oversee: (actor: Actor, { regionId }: Pick<AccountOf, 'regionId'>): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),

  /** Nobody charges, credits or refunds themselves. */
  keep: (actor: Actor, account: AccountOf): boolean =>
    !isAboutActor(actor, account) && can.oversee(actor, account),

  read: (actor: Actor, account: AccountOf): boolean =>
    actor.personId === account.personId || can.oversee(actor, account),

  /** Whether any books are theirs to see. */
  overseeSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'admin').length > 0,
};
