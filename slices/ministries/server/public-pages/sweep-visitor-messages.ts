import { defineJob } from '#kit/jobs/define-job.ts';
import { CONFIRM_WITHIN_HOURS } from '../../rules/visitor-message.ts';
import { deleteVisitorMessages } from './visitor-message.queries.ts';

const HOUR_MS = 3_600_000;

/** Forgets what visitors did not confirm in time. */
export const sweepVisitorMessages = defineJob<object>({
  name: 'sweepVisitorMessages',
  cron: '23 * * * *',
  async run(_, { db, services }) {
    await deleteVisitorMessages(db, new Date(services.now().getTime() - CONFIRM_WITHIN_HOURS * HOUR_MS));
  },
});
