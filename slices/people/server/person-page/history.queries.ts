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
}

export async function findHistoryOf(db: Db, personId: string, max: number, after: string | null) {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'actorId', 'impersonatorId', 'action', 'reason', 'before', 'after'])
    .where('entity', '=', 'person')
    .where('entityId', '=', personId)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows as HistoryEntry[];
}
