import { defineJob } from '#kit/jobs/define-job.ts';
import { forgetSentTo } from './sponsor-link.queries.ts';
import { forgetAddresses, forgetUnpaid } from './sponsor-payment.queries.ts';

const DAY_MS = 86_400_000;
/** So long a student sees to whom a link was sent, once it has ended. */
const SENT_TO_MS = 60 * DAY_MS;
/** So long somebody may come back to what they have begun to pay. */
const UNPAID_MS = 30 * DAY_MS;
/** So long something may be given back to a card, and a receipt asked for again. */
const ADDRESS_MS = 730 * DAY_MS;

/** Forgets of sponsors what the college does not need any more; who has paid stays with the books. */
export const sweepSponsors = defineJob<object>({
  name: 'sweepSponsors',
  cron: '47 3 * * *',
  async run(_, { db, services }) {
    const before = (ms: number): Date => new Date(services.now().getTime() - ms);
    await forgetSentTo(db, before(SENT_TO_MS));
    await forgetUnpaid(db, before(UNPAID_MS));
    await forgetAddresses(db, before(ADDRESS_MS));
  },
});
