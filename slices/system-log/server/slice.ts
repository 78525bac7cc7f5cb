import { defineJob } from '#kit/jobs/define-job.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './audit.graphql.ts';
import { LOG_ENTRIES } from './insert-logit.ts';
import { sweepLogEntries } from './log-entry.queries.ts';
import './system-log.graphql.ts';

/** Clears away old entries, in the small hours. */
const sweepSystemLog = defineJob<object>({
  name: 'sweepSystemLog',
  cron: '17 3 * * *',
  run: (_, { db, services }) => sweepLogEntries(db, services.now()),
});

export const slice: ServerSlice = { rates: [LOG_ENTRIES], jobs: [sweepSystemLog] };
