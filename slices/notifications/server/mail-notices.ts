import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { mailPerson } from '#slices/people/server/api.ts';
import { noticeMessage, wantsMail } from '../rules/notices.ts';
import { lockWaitingNotices, noteMail, type WaitingNotice } from './notification.queries.ts';

/**
 * Mails notifications to those who want them by mail. What has been decided is written down with the mail itself, so
 * a job that runs twice mails once.
 */
export const mailNotices = defineJob<{ notificationIds: string[] }>({
  name: 'mailNotices',
  run: ({ notificationIds }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      for (const notice of await lockWaitingNotices(tx, notificationIds)) {
        const isWanted = wantsMail(notice.subscribed) && notice.status === 'ACTIVE';
        if (isWanted) await sendNoticeMail(tx, services, notice);
        await noteMail(tx, notice.id, isWanted ? 'SENT' : 'UNWANTED');
      }
    }),
});

/** In the reader's own language; the sentence of the notice is subject and heading. */
async function sendNoticeMail(tx: Tx, services: Services, notice: WaitingNotice): Promise<void> {
  const sentence = noticeMessage(notice.name);
  await mailPerson(tx, services, {
    template: notice.name,
    person: { ...notice, id: notice.personId },
    texts: [sentence, 'noticeMailButton', 'noticeMailQuestions'],
    write({ say }) {
      const subject = say(sentence, notice.facts);
      return {
        subject,
        paragraphs: [subject],
        button: { label: say('noticeMailButton'), url: services.config.mainHost + notice.path },
        farewell: say('noticeMailQuestions'),
      };
    },
  });
}
