import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { layoutMail, type MailContent } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak, type Speaker } from '#slices/translations/server/api.ts';
import { fullName } from '../rules/person.ts';
import type { PersonRecord } from './person-record.ts';

export interface PersonalMail<Id extends string> {
  template: string;
  person: Pick<PersonRecord, 'id' | 'email' | 'firstName' | 'lastName' | 'locale'>;
  /** Every text that is said in it, besides the greeting and the footer. */
  texts: readonly Id[];
  write(voice: MailVoice<Id>): Written;
  address?: string | undefined;
  /** The id of the mail, for work that may run twice. */
  mailId?: string | undefined;
  /** Whom an answer goes to, where it is not the college. */
  replyTo?: string | undefined;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

/** What a mail is written with. */
export interface MailVoice<Id extends string> {
  say: Speaker<Id>;
  names: { appName: string; orgName: string };
  locale: Locale;
}

interface Written extends Pick<MailContent, 'paragraphs' | 'quote' | 'button' | 'footLinks'> {
  subject: string;
  /** Stands above what every mail says at its end. */
  farewell?: string;
}

export async function mailPerson<Id extends string>(
  tx: Tx,
  services: Services,
  { template, person, texts, write, address, mailId, replyTo, headers }: PersonalMail<Id>,
): Promise<void> {
  const { appName, orgName } = await readSiteSettings(tx);
  const names = { appName, orgName };
  const locale = localeOrDefault(person.locale);
  const footerId = replyTo === undefined ? 'mailFooter' : 'mailFooterAnswered';
  const say = await speak<Id | 'mailGreeting' | typeof footerId>(tx, services, locale, [
    ...texts,
    'mailGreeting',
    footerId,
  ]);
  const { subject, paragraphs, quote, button, farewell, footLinks } = write({ say, names, locale });
  const footer = say(footerId, names);
  const { html, text } = layoutMail({
    lang: locale,
    appName,
    heading: subject,
    paragraphs: [say('mailGreeting', { firstName: person.firstName }), ...paragraphs],
    ...(quote !== undefined && { quote }),
    ...(button && { button }),
    ...(footLinks && { footLinks }),
    footer: farewell ? `${farewell}\n${footer}` : footer,
  });
  await sendMail(tx, {
    ...(mailId !== undefined && { id: mailId }),
    template,
    language: languageTag(locale),
    to: { address: address ?? person.email, name: fullName(person) },
    personId: person.id,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text,
    html,
    ...(headers && { headers }),
  });
}
