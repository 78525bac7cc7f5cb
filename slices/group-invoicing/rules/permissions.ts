import { can as billing } from '#slices/billing/rules/permissions.ts';

/** Who may do what with fees, reductions and the invoices of whole groups: those who keep the books (HOLE-52). */
export const can = {
  oversee: billing.oversee,
  /** Nobody takes something off their own fees. */
  keep: billing.keep,
};
