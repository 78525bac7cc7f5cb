import { byItself } from '#kit/db/audit/audit.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { removeStaleRegistrations } from '#slices/people/server/api.ts';
import { sweepApiTokens } from './sessions/api-token.queries.ts';
import { sweepLinks } from './mailed-link.queries.ts';

/** Clears used-up links and tokens, and registrations that were never confirmed. */
export const sweepSignIn = defineJob<object>({
  name: 'sweepSignIn',
  cron: '23 2 * * *',
  async run(_, { db, services }) {
    const now = services.now();
    await sweepApiTokens(db, now);
    await sweepLinks(db, now);
    await removeStaleRegistrations(db, now, byItself('sweepSignIn'));
  },
});
