/** What the audit log records of this slice. */
export type RegionsAction =
  | 'addCurrency'
  | 'closeRegion'
  | 'createRegion'
  | 'removeCurrency'
  | 'reopenRegion'
  | 'updateCurrency'
  | 'updateRegion';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<RegionsAction, true> {}
}
