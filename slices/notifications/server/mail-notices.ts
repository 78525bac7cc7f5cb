import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { cadenceOf, dueAt } from '../rules/cadence.ts';
import type { MailState } from '../rules/notices.ts';
import { lockWaitingNotices, noteMail, type WaitingNotice } from './mail.queries.ts';
import { sendNoticeMail } from './notice-mail.ts';
import { pushNotices } from './send-push.ts';

/**
 * Mails notifications to those who want them by mail at once, and puts the others off. What has been decided is written
 * down with the mail itself, so a job that runs twice mails once.
 */
export const mailNotices = defineJob<{ notificationIds: string[] }>({
  name: 'mailNotices',
  run: ({ notificationIds }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      const notices = await lockWaitingNotices(tx, notificationIds);
      for (const notice of notices) await decide(tx, services, notice);
      await pushNotices(tx, services, notices);
    }),
});

async function decide(tx: Tx, services: Services, notice: WaitingNotice): Promise<void> {
  const cadence = cadenceOf(notice.preference);
  if (isPointless(notice) || cadence === 'NEVER') return noteMail(tx, [notice.id], unsentState(notice));
  const due = dueAt(cadence, notice.quietHours, notice.zone, services.now());
  if (due) return noteMail(tx, [notice.id], cadence === 'AT_ONCE' ? 'HELD' : cadence, due);
  await sendNoticeMail(tx, services, notice);
  await noteMail(tx, [notice.id], 'SENT');
}

/** Nobody is mailed what they have read in the app, nor an account that is closed. */
export const isPointless = ({ readAt, status }: WaitingNotice): boolean =>
  readAt !== null || status !== 'ACTIVE';

export const unsentState = ({ readAt }: WaitingNotice): MailState => (readAt ? 'READ' : 'UNWANTED');
