/** What the audit log records of this slice. */
export type BankFilesAction = 'addBankFile' | 'matchBankLine' | 'setBankLineAside' | 'undoBankDecision';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<BankFilesAction, true> {}
}
