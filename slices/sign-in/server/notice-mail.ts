import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { layoutMail } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import type { PersonRecord } from '#slices/people/server/public.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { speak } from '#slices/translations/server/public.ts';

/** The mails that only tell something, and the words of each. */
const WORDS = {
  newEmailAsked: { subject: 'newEmailAskedSubject', body: 'newEmailAskedBody' },
  emailChanged: { subject: 'emailChangedSubject', body: 'emailChangedBody' },
  passwordChanged: { subject: 'passwordChangedSubject', body: 'passwordChangedBody' },
} as const;

export interface NoticeMail {
  template: keyof typeof WORDS;
  person: Pick<PersonRecord, 'id' | 'email' | 'firstName' | 'lastName' | 'locale'>;
  newEmail?: string;
}

/** Tells somebody that the keys of their account have changed, so that a thief cannot do it unnoticed. */
export async function sendNoticeMail(
  tx: Tx,
  services: Services,
  { template, person, newEmail = '' }: NoticeMail,
): Promise<void> {
  const { appName, orgName } = await readSiteSettings(tx);
  const locale = localeOrDefault(person.locale);
  const words = WORDS[template];
  const say = await speak(tx, services, locale, [words.subject, words.body, 'mailGreeting', 'mailFooter']);
  const values = { appName, orgName, newEmail };
  const subject = say(words.subject, values);
  const { html, text } = layoutMail({
    lang: locale,
    appName,
    heading: subject,
    paragraphs: [say('mailGreeting', { firstName: person.firstName }), say(words.body, values)],
    footer: say('mailFooter', values),
  });
  await sendMail(tx, {
    template,
    language: languageTag(locale),
    to: { address: person.email, name: fullName(person) },
    personId: person.id,
    subject,
    text,
    html,
  });
}
