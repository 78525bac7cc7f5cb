import { sql } from 'kysely';
import { defineJob } from '#kit/jobs/define-job.ts';
import type { Db } from '../database.ts';
import { keepHead, lastKeptHead, type ChainHead } from './audit-heads.ts';

/** Entries linked in one transaction. */
const BATCH = 2_000;

/** Links checked in one statement: few enough to stay far from its time-out. */
const PAGE = 10_000;

/** Links what has been written since into the audit log's hash chain. Writers never wait for it. */
export const linkAudit = defineJob<object>({
  name: 'linkAudit',
  cron: '* * * * *',
  async run(_, { db }) {
    for (;;) {
      const { rows } = await sql<{ linked: number }>`select app.link_audit(${BATCH}) as linked`.execute(db);
      if ((rows[0]?.linked ?? 0) < BATCH) return;
    }
  },
});

/**
 * Checks the whole chain every night, and that it still has the head that was put away the night before: links cut
 * off at the end leave a chain that holds. A broken chain is an error, and errors are told.
 */
export const verifyAudit = defineJob<object>({
  name: 'verifyAudit',
  cron: '41 3 * * *',
  maxTries: 1,
  async run(_, { db, services }) {
    const head = await walkChain(db);
    const kept = await lastKeptHead(services.store);
    if (kept && (await hashAt(db, kept.position)) !== kept.hash) {
      throw new Error(`The audit log no longer has the head at position ${kept.position} that was put away.`);
    }
    if (head.position !== '0') await keepHead(services.store, head, services.now());
  },
});

async function walkChain(db: Db): Promise<ChainHead> {
  let position = '0';
  let hash: Buffer = Buffer.alloc(0);
  for (;;) {
    const { rows } = await sql<{ reached: string; hash: Buffer; broken: string | null }>`
      select * from app.check_audit(${position}, ${hash}, ${PAGE})`.execute(db);
    const page = rows[0];
    if (page?.broken) throw new Error(`The audit log's chain is broken at position ${page.broken}.`);
    if (!page || page.reached === position) return { position, hash: hash.toString('hex') };
    position = page.reached;
    hash = page.hash;
  }
}

async function hashAt(db: Db, position: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('auditChain')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst();
  return link?.hash.toString('hex');
}
