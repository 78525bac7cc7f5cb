/** What the audit log records of this slice. */
export type BillingAction =
  | 'creditInvoice'
  | 'deleteInvoice'
  | 'issueInvoice'
  | 'payByCard'
  | 'recordPayment'
  | 'refundPayment'
  | 'removeCard'
  | 'returnRefund'
  | 'reverseTransaction'
  | 'saveCard'
  | 'payFromCredit';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<BillingAction, true> {}
}
