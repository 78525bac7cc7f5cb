import { sql } from 'kysely';
import type { AuditAction } from '#kit/access/known-actions.ts';
import type { Db, Tx } from '../database.ts';
import { writtenOnce } from '../written-once.ts';

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
  action: AuditAction;
  entity: string;
  entityId?: string | null;
  /** Whose staff may read it. An entry about a person is placed on that person's campuses by itself (migration 24). */
  regionId?: string | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
}

/** What the server does of its own accord, on nobody's behalf. */
export const byItself = (job: string): AuditSource => ({
  actorId: null,
  impersonatorId: null,
  sessionId: null,
  ip: null,
  requestId: job,
});

/** So many rows travel as one value. */
const ROWS_AT_ONCE = 1_000;

/** In their order. A parameter for each of their cells would take longer than the writing. */
const insertAll = (tx: Tx, rows: readonly ReturnType<typeof rowOf>[]) =>
  sql`insert into audit (actor_id, impersonator_id, session_id, ip, request_id, action, entity, entity_id, region_id, before,
      after, reason)
    select actor_id, impersonator_id, session_id, ip, request_id, action, entity, entity_id, region_id, before::jsonb,
      after::jsonb, reason
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as ("actorId" uuid, "impersonatorId" uuid,
      "sessionId" uuid, ip text, "requestId" text, action text, entity text, "entityId" uuid, "regionId" uuid, before text,
      after text, reason text)) with ordinality as entry (actor_id, impersonator_id, session_id, ip, request_id, action,
      entity, entity_id, region_id, before, after, reason, at)
    order by at`.execute(tx);

const oneEntry = writtenOnce((db: Db, entry: ReturnType<typeof rowOf>) =>
  db.insertInto('audit').values({
    actorId: entry.actorId,
    impersonatorId: entry.impersonatorId,
    sessionId: entry.sessionId,
    ip: entry.ip,
    requestId: entry.requestId,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    regionId: entry.regionId,
    before: entry.before,
    after: entry.after,
    reason: entry.reason,
  }),
);

const rowOf = (source: AuditSource, entry: AuditEntry) => ({
  ...source,
  action: entry.action,
  entity: entry.entity,
  entityId: entry.entityId ?? null,
  regionId: entry.regionId ?? null,
  before: entry.before ? JSON.stringify(entry.before) : null,
  after: entry.after ? JSON.stringify(entry.after) : null,
  reason: entry.reason ?? null,
});

/** Writes down changes in the transaction that makes them: all are stored or none is. */
export async function writeAudit(tx: Tx, source: AuditSource, ...entries: AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => rowOf(source, entry));
  if (rows.length === 1 && rows[0]) {
    await oneEntry(tx, rows[0]);
    return;
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertAll(tx, rows.slice(from, from + ROWS_AT_ONCE));
}
