import type { Actor } from '#kit/access/actor.ts';
import { can as canKeepBooks, type AccountOf } from '#slices/billing/rules/permissions.ts';

/** Who may do what with the links by which sponsors pay. */
export const can = {
  /** Students see their own links, and those who keep the books of the campus. */
  read: canKeepBooks.read,

  /** Students ask for their own invoices, and the office for those of others. */
  share: (actor: Actor, account: AccountOf): boolean =>
    actor.personId === account.personId || canKeepBooks.keep(actor, account),

  /** Who has paid is known to the office, and to students as far as the sponsor wants it. */
  knowSponsor: canKeepBooks.keep,
};
