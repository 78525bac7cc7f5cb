import type { Db } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueueAll } from '#kit/jobs/enqueue.ts';
import { cadenceOf } from '../rules/cadence.ts';
import { batches } from './batches.ts';
import { isPointless, unsentState } from './mail-notices.ts';
import { findPeopleWithDueMail, lockDueNotices, noteMail, type WaitingNotice } from './mail.queries.ts';
import { sendNoticeMail, sendSummary } from './notice-mail.ts';

/** Many small jobs: one that fails does not send the rest again. */
const PEOPLE_A_JOB = 50;

/** Looks for summaries whose hour has come, and for what was held during quiet hours. */
export const findDueMail = defineJob<object>({
  name: 'findDueNoticeMail',
  cron: '*/5 * * * *',
  async run(_, { db, services }) {
    const people = await findPeopleWithDueMail(db, services.now());
    const payloads = batches(people, PEOPLE_A_JOB).map((personIds) => ({ personIds }));
    await db.transaction().execute((tx) => enqueueAll(tx, mailSummaries, payloads));
  },
});

/**
 * Mails what is due to each of some people: one mail each. What it said is written down with the mail itself, so the person who
 * runs it again, or dies in the middle, mails nothing twice and leaves nothing out.
 */
export const mailSummaries = defineJob<{ personIds: string[] }>({
  name: 'mailNoticeSummaries',
  async run({ personIds }, { db, services }) {
    for (const personId of personIds) await mailWhatIsDue(db, services, personId);
  },
});

const mailWhatIsDue = (db: Db, services: Services, personId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const due = await lockDueNotices(tx, personId, services.now());
    const [unwanted, wanted] = [due.filter(isUnwanted), due.filter((notice) => !isUnwanted(notice))];
    for (const notice of unwanted) await noteMail(tx, [notice.id], unsentState(notice));
    const [first] = wanted;
    if (!first) return;
    const isAlone = wanted.length === 1 && first.mail === 'HELD';
    if (isAlone) await sendNoticeMail(tx, services, first);
    else await sendSummary(tx, services, first, wanted);
    await noteMail(
      tx,
      wanted.map(({ id }) => id),
      isAlone ? 'SENT' : 'DIGESTED',
    );
  });

/** Preferences may have changed since it was put off. */
const isUnwanted = (notice: WaitingNotice): boolean =>
  isPointless(notice) || cadenceOf(notice.preference) === 'NEVER';
