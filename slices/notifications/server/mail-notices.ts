import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { layoutMail } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { speak } from '#slices/translations/server/public.ts';
import { noticeMessage, wantsMail } from '../rules/notices.ts';
import { lockWaitingNotices, noteMail, type WaitingNotice } from './waiting-mail.queries.ts';

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
  const { appName, orgName } = await readSiteSettings(tx);
  const locale = localeOrDefault(notice.locale);
  const sentence = noticeMessage(notice.name);
  const around = ['mailGreeting', 'mailFooter', 'noticeMailButton', 'noticeMailChoice'] as const;
  const say = await speak(tx, services, locale, [sentence, ...around]);
  const subject = say(sentence, notice.facts);
  const { html, text } = layoutMail({
    lang: locale,
    appName,
    heading: subject,
    paragraphs: [say('mailGreeting', { firstName: notice.firstName }), subject],
    button: { label: say('noticeMailButton'), url: services.config.mainHost + notice.path },
    footer: `${say('noticeMailChoice')}\n${say('mailFooter', { appName, orgName })}`,
  });
  await sendMail(tx, {
    template: notice.name,
    language: languageTag(locale),
    to: { address: notice.email, name: fullName(notice) },
    personId: notice.personId,
    subject,
    text,
    html,
  });
}
