import type { Db } from '#kit/db/database.ts';

/** When others last began to see the site as somebody sees it, the newest first. */
export async function findSupportViews(db: Db, personId: string, max: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('audit')
    .select('at')
    .where('entity', '=', 'person')
    .where('entityId', '=', personId)
    .where('action', '=', 'startImpersonating')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ at }) => at);
}
