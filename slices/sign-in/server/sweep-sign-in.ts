import { defineJob } from '#kit/jobs/define-job.ts';
import { removeStaleRegistrations } from '#slices/people/server/public.ts';
import { sweepApiTokens } from './api-token.queries.ts';
import { sweepLinks } from './mailed-link.queries.ts';

/** Clears away used-up links and tokens, and registrations nobody ever confirmed. */
export const sweepSignIn = defineJob<object>({
  name: 'sweepSignIn',
  cron: '23 2 * * *',
  async run(_, { db }) {
    await sweepApiTokens(db);
    await sweepLinks(db);
    await removeStaleRegistrations(db);
  },
});
