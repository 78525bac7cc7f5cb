/** What the audit log records of this slice. */
export type PaymentPlansAction =
  | 'disablePaymentPlan'
  | 'enablePaymentPlan'
  | 'failInstalment'
  | 'moveInstalment'
  | 'payInstalment'
  | 'setUpPaymentPlan'
  | 'skipInstalment';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<PaymentPlansAction, true> {}
}
