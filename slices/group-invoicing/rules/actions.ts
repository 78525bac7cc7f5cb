/** What the audit log records of this slice. */
export type GroupInvoicingAction =
  | 'archiveFeeTemplate'
  | 'endFeeReduction'
  | 'giveFeeReduction'
  | 'invoiceGroups'
  | 'restoreFeeTemplate'
  | 'saveFeeTemplate'
  | 'undoGroupInvoices';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<GroupInvoicingAction, true> {}
}
