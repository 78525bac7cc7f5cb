/** What the audit log records of this slice. */
export type DuesAction = 'saveDuesPolicy' | 'giveDuesException' | 'endDuesException' | 'restoreDuesException';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<DuesAction, true> {}
}
