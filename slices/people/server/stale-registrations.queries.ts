import { anyId } from '#kit/db/any-of.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** What hangs on a person is looked for in every table, so that many at once outlast the time a statement may take. */
const STALE_BATCH = 100;

const STALE_AFTER_MS = 30 * 86_400_000;

export async function removeStaleRegistrations(db: Db, now: Date, source: AuditSource): Promise<void> {
  const before = new Date(now.getTime() - STALE_AFTER_MS);
  let removed: number;
  do removed = await db.transaction().execute((tx) => removeBatch(tx, before, source));
  while (removed > 0);
}

async function removeBatch(tx: Tx, before: Date, source: AuditSource): Promise<number> {
  const stale = await tx
    .selectFrom('person')
    .select('id')
    .where('status', '=', 'UNVERIFIED')
    .where('enteredByStaff', '=', false)
    .where('createdAt', '<', before)
    .limit(STALE_BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = stale.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Written down first: where an entry belongs is read from the person it is about.
  const entries = ids.map((entityId) => ({
    action: 'removeStaleRegistration' as const,
    entity: 'person',
    entityId,
  }));
  await writeAudit(tx, source, ...entries);
  await tx.deleteFrom('person').where('id', '=', anyId(ids)).execute();
  return ids.length;
}
