import { byItself } from '#kit/db/audit/audit.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { ALIVE_MS, WAITING_MS } from '#slices/exams/rules/silence.ts';
import { findSilent } from '../attempt.queries.ts';
import { endIfOver } from './end-if-over.ts';

/** Many more than fall silent in a minute; the rest waits for the next. */
const MAX_AT_ONCE = 500;

export const endSilentAttempts = defineJob<object>({
  name: 'endSilentAttempts',
  cron: '* * * * *',
  async run(_, { db, services: { now: clock } }) {
    const now = clock();
    const source = byItself('endSilentAttempts');
    const heardBefore = new Date(now.getTime() - ALIVE_MS);
    const waitingSince = new Date(now.getTime() - WAITING_MS);
    const silent = await findSilent(db, { heardBefore, waitingSince, now, max: MAX_AT_ONCE });
    for (const { id } of silent)
      await db.transaction().execute((tx) => endIfOver(tx, id, { source, now, comesBack: false }));
  },
});
