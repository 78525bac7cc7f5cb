import { can as billing } from '#slices/billing/rules/permissions.ts';

/** Who may do what with the files of a bank: those who keep the books of the campus (HOLE-52). */
export const can = {
  oversee: billing.oversee,
  /** Nobody books a payment of their own. */
  keep: billing.keep,
};
