import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { headerLine } from '#kit/mail/header-line.ts';
import { layoutMail } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { requestAddress } from './request-token.ts';
import type { RequestRecord } from './request.queries.ts';

const TEXTS = [
  'supervisorMailSubject',
  'supervisorMailIntro',
  'supervisorMailButton',
  'supervisorMailFarewell',
] as const;

type Mailed = Pick<
  RequestRecord,
  'id' | 'personId' | 'supervisorEmail' | 'expiresAt' | 'locale' | 'entryCount'
>;

/** Our mail holds nothing that the student has typed for it, not even the supervisor's name: it cannot be used to write to anybody. */
export async function mailSupervisor(whole: Tx, services: Services, request: Mailed): Promise<void> {
  const locale = localeOrDefault(request.locale);
  const [person, { appName, orgName }] = [
    await findPerson(whole, request.personId),
    await readSiteSettings(whole),
  ];
  const say = await speak(whole, services, locale, TEXTS);
  const student = headerLine(person ? fullName(person) : '');
  const subject = say('supervisorMailSubject', { student });
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    request.expiresAt,
  );
  await sendMail(whole, {
    id: request.id,
    template: 'supervisorAsked',
    language: languageTag(locale),
    to: { address: request.supervisorEmail },
    subject,
    ...layoutMail({
      lang: locale,
      appName,
      heading: subject,
      paragraphs: [say('supervisorMailIntro', { student, college: orgName, count: request.entryCount })],
      button: { label: say('supervisorMailButton'), url: requestAddress(services, request.id) },
      footer: say('supervisorMailFarewell', { day }),
    }),
  });
}
