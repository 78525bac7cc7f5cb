import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

export interface HistoryEntry {
  id: string;
  at: Date;
  actorId: string | null;
  impersonatorId: string | null;
  action: string;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Done by the server itself. */
  isAutomatic: boolean;
}

export async function findHistoryOf(db: Db, personId: string, max: number, after: string | null) {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'actorId', 'impersonatorId', 'action', 'reason', 'before', 'after'])
    .select(sql<boolean>`actor_id is null and ip is null`.as('isAutomatic'))
    .where('entity', '=', 'person')
    .where('entityId', '=', personId)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows as HistoryEntry[];
}
