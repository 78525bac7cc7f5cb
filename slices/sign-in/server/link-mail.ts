import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { layoutMail } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import type { PersonRecord } from '#slices/people/server/public.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { speak } from '#slices/translations/server/public.ts';
import { linkPath, type LinkKind } from '../rules/mailed-link.ts';
import { insertLink } from './mailed-link.queries.ts';

/** The mails that carry a link, and the words of each. */
const WORDS = {
  reset: { subject: 'resetMailSubject', body: 'resetMailBody', button: 'resetMailButton' },
  verify: { subject: 'verifyMailSubject', body: 'verifyMailBody', button: 'verifyMailButton' },
  enrol: { subject: 'enrolMailSubject', body: 'enrolMailBody', button: 'enrolMailButton' },
  newEmail: { subject: 'newEmailMailSubject', body: 'newEmailMailBody', button: 'newEmailMailButton' },
} as const;

export interface LinkMail {
  template: keyof typeof WORDS;
  kind: LinkKind;
  person: Pick<PersonRecord, 'id' | 'email' | 'firstName' | 'lastName' | 'locale'>;
  groupId?: string | null;
  /** Where it goes instead: the address that is to become theirs. */
  newEmail?: string;
  /** The id of the mail, for work that may run twice. */
  mailId?: string;
}

/** Makes a link and mails it, in the person's own language. */
export async function sendLinkMail(
  tx: Tx,
  services: Services,
  { template, kind, person, groupId, newEmail, mailId }: LinkMail,
): Promise<void> {
  const token = await insertLink(tx, {
    kind,
    personId: person.id,
    now: services.now(),
    groupId: groupId ?? null,
    ...(newEmail === undefined ? {} : { newEmail }),
  });
  const settings = await readSiteSettings(tx);
  const locale = localeOrDefault(person.locale);
  const words = WORDS[template];
  const say = await speak(tx, services, locale, [
    ...Object.values(words),
    'mailGreeting',
    'mailLinkNotYou',
    'mailFooter',
  ]);
  const names = { appName: settings.appName, orgName: settings.orgName };
  const subject = say(words.subject, names);
  const { html, text } = layoutMail({
    lang: locale,
    appName: settings.appName,
    heading: subject,
    paragraphs: [
      say('mailGreeting', { firstName: person.firstName }),
      say(words.body, names),
      say('mailLinkNotYou'),
    ],
    button: { label: say(words.button), url: services.config.mainHost + linkPath(kind, token, locale) },
    footer: say('mailFooter', names),
  });
  const to = { address: newEmail ?? person.email, name: fullName(person) };
  await sendMail(tx, {
    ...(mailId === undefined ? {} : { id: mailId }),
    template,
    language: languageTag(locale),
    to,
    personId: person.id,
    subject,
    text,
    html,
  });
}
