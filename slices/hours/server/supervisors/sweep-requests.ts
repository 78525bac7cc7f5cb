import { defineJob } from '#kit/jobs/define-job.ts';
import { deleteUnanswered } from './request.queries.ts';

/** So long a student sees that a supervisor did not answer. */
const SHOWN_DAYS = 60;
const DAY_MS = 86_400_000;

/** Forgets the addresses of those who never answered. */
export const sweepHourRequests = defineJob<object>({
  name: 'sweepHourRequests',
  cron: '41 3 * * *',
  async run(_, { db, services }) {
    await deleteUnanswered(db, new Date(services.now().getTime() - SHOWN_DAYS * DAY_MS));
  },
});
