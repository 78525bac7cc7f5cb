import { can as billing } from '#slices/billing/rules/permissions.ts';

/** Who may do what about dues: those who keep the books (HOLE-52). */
export const can = {
  oversee: billing.oversee,
  /** Nobody spares themselves a reminder or a hold. */
  keep: billing.keep,
};
