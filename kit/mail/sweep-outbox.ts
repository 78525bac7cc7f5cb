import { defineJob } from '#kit/jobs/define-job.ts';
import { sweepMails } from './outbox.queries.ts';

/** Clears away the mails of more than a year ago, in the small hours. */
export const sweepOutbox = defineJob<object>({
  name: 'sweepOutbox',
  cron: '47 2 * * *',
  run: (_, { db, services }) => sweepMails(db, services.now()),
});
