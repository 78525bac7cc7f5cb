/** What the audit log records of this slice. */
export type ForexAction = 'removeForexRate' | 'saveForexRate';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<ForexAction, true> {}
}
