import { sql } from 'kysely';
import { defineJob } from '#kit/jobs/define-job.ts';

const BATCH = 2_000;

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

/** Checks the whole chain every night. A broken link is an error, and errors are told. */
export const verifyAudit = defineJob<object>({
  name: 'verifyAudit',
  cron: '41 3 * * *',
  mostTries: 1,
  async run(_, { db }) {
    const { rows } = await sql<{
      position: string | null;
    }>`select app.first_broken_link() as position`.execute(db);
    const position = rows[0]?.position ?? null;
    if (position !== null) throw new Error(`The audit log's chain is broken at position ${position}.`);
  },
});
