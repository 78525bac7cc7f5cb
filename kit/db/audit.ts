import type { Tx } from './database.ts';

/** Who acts, for the record: filled once per request. */
export interface AuditSource {
  actorId: string | null;
  impersonatorId: string | null;
  sessionId: string | null;
  ip: string | null;
  requestId: string;
}

export interface AuditEntry {
  /** What was done, in the words of the code: 'grantRole', 'signIn', 'acceptTerms'. */
  action: string;
  entity: string;
  entityId?: string | null;
  regionId?: string | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
}

/** Writes down a change in the transaction that makes it: both are stored or neither is. */
export async function writeAudit(tx: Tx, source: AuditSource, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      ...source,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId ?? null,
      regionId: entry.regionId ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      reason: entry.reason ?? null,
    })
    .execute();
}
