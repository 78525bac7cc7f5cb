import { defineJob } from '#kit/jobs/define-job.ts';
import { windowBegins } from '../rules/allowance.ts';
import { deleteOldCounts, deleteOldVisitorMessages } from './relay.queries.ts';

/** Forgets what counts no more, and what visitors wrote more than a year ago. */
export const sweepMessages = defineJob<object>({
  name: 'sweepAlumniMessages',
  cron: '41 3 * * *',
  async run(_, { db, services }) {
    const now = services.now();
    await deleteOldCounts(db, windowBegins(now));
    await deleteOldVisitorMessages(db, now);
  },
});
