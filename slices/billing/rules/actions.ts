/** What the audit log records of this slice. */
export type BillingAction =
  | 'creditInvoice'
  | 'deleteInvoice'
  | 'issueInvoice'
  | 'recordPayment'
  | 'refundPayment'
  | 'reverseTransaction'
  | 'payFromCredit';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<BillingAction, true> {}
}
