import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { mailPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { linkPath, type LinkKind } from '../rules/mailed-link.ts';
import { insertLink } from './mailed-link.queries.ts';

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
  mailId?: string;
}

interface MadeLink {
  kind: LinkKind;
  person: Pick<PersonRecord, 'id' | 'locale'>;
  groupId?: string | null;
  newEmail?: string | undefined;
}

/** The address of a new link, for a mail to its person. It voids the one before. */
export async function makeLink(
  tx: Tx,
  services: Services,
  { kind, person, groupId, newEmail }: MadeLink,
): Promise<string> {
  const token = await insertLink(tx, {
    kind,
    personId: person.id,
    now: services.now(),
    groupId: groupId ?? null,
    ...(newEmail === undefined ? {} : { newEmail }),
  });
  return services.config.mainHost + linkPath(kind, token, localeOrDefault(person.locale));
}

export async function sendLinkMail(
  tx: Tx,
  services: Services,
  { template, kind, person, groupId, newEmail, mailId }: LinkMail,
): Promise<void> {
  const url = await makeLink(tx, services, { kind, person, groupId: groupId ?? null, newEmail });
  const { subject, body, button } = WORDS[template];
  await mailPerson(tx, services, {
    template,
    person,
    texts: [subject, body, button, 'mailLinkNotYou'],
    write: ({ say, names }) => ({
      subject: say(subject, names),
      paragraphs: [say(body, names), say('mailLinkNotYou')],
      button: { label: say(button), url },
    }),
    address: newEmail,
    mailId,
  });
}
