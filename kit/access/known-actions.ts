/** Everything that the audit log records. Each slice adds its own in rules/actions.ts, so that a misspelt one does not compile. */
export interface KnownActions {
  readOn: true;
}

export type AuditAction = keyof KnownActions & string;
