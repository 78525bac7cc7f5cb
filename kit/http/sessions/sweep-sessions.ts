import { defineJob } from '#kit/jobs/define-job.ts';
import { deleteOldCounts } from '../limits/rate-counts.queries.ts';
import { deleteEndedSessions } from './sessions.queries.ts';

/** Clears away sessions and counts that have run out. */
export const sweepSessions = defineJob<object>({
  name: 'sweepSessions',
  cron: '*/15 * * * *',
  async run(_, { db, services }) {
    const now = services.now();
    await deleteEndedSessions(db, now);
    await deleteOldCounts(db, now);
  },
});
