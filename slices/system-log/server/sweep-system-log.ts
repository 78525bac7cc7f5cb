import { defineJob } from '#kit/jobs/define-job.ts';
import { sweepLogEntries } from './log-entry.queries.ts';

/** Clears away old entries, in the small hours. */
export const sweepSystemLog = defineJob<object>({
  name: 'sweepSystemLog',
  cron: '17 3 * * *',
  run: (_, { db, services }) => sweepLogEntries(db, services.now()),
});
