/** What the audit log records of this slice. */
export type SystemLogAction = 'export';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<SystemLogAction, true> {}
}
