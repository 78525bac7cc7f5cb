import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

export interface ChainState {
  /** How many entries are linked, which is the place of the last link; '0' while there is none. */
  linked: string;
  /** Entries that a job has still to link; it comes by every minute. */
  waiting: number;
}

export async function readChainState(db: Db): Promise<ChainState> {
  const last = await db
    .selectFrom('auditChain')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { waiting } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('id', '>', sql<string>`coalesce((select max(audit_id) from audit_chain), 0)`)
    .executeTakeFirstOrThrow();
  return {
    linked: last?.position ?? '0',
    waiting: Number(waiting),
  };
}

export interface CheckedLinks {
  /** The last place up to which everything fits. */
  reached: string;
  /** The first link that does not fit. */
  broken: string | null;
}

/** Checks links behind a place, whose own hash was checked by whoever came that far. */
export async function checkLinks(db: Db, after: string, max: number): Promise<CheckedLinks> {
  const { rows } = await sql<CheckedLinks>`
    select reached, broken from app.check_audit(
      ${after}, coalesce((select hash from audit_chain where position = ${after}), ''::bytea), ${max})`.execute(
    db,
  );
  return rows[0] ?? { reached: after, broken: null };
}
