import type { Actor } from '#kit/access/actor.ts';
import { can as billing, type AccountOf } from '#slices/billing/rules/permissions.ts';

/** Who may do what with payment plans: those who keep the books, and the payer for themselves. */
export const can = {
  read: billing.read,
  /** Skip, move, disable. */
  keep: billing.keep,
  overseeSome: billing.overseeSome,
  /** Nobody consents for another person. */
  setUp: (actor: Actor, { personId }: Pick<AccountOf, 'personId'>): boolean => actor.personId === personId,
};
