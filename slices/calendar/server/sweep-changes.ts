import { defineJob } from '#kit/jobs/define-job.ts';
import { sweepChanges } from './feed.queries.ts';

/** Longer than any feed holds without looking again at what it is made of. */
const KEPT_MS = 3 * 86_400_000;

export const sweepCalendarChanges = defineJob<object>({
  name: 'sweepCalendarChanges',
  cron: '23 2 * * *',
  run: (_, { db, services }) => sweepChanges(db, new Date(services.now().getTime() - KEPT_MS)),
});
