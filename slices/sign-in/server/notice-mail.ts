import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { mailPerson, type PersonRecord } from '#slices/people/server/api.ts';

/** The mails that only tell something, and the words of each. */
const WORDS = {
  newEmailAsked: { subject: 'newEmailAskedSubject', body: 'newEmailAskedBody' },
  newEmailByStaff: { subject: 'newEmailAskedSubject', body: 'newEmailByStaffBody' },
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
  const { subject, body } = WORDS[template];
  await mailPerson(tx, services, {
    template,
    person,
    texts: [subject, body],
    write: ({ say, names }) => ({
      subject: say(subject, { ...names, newEmail }),
      paragraphs: [say(body, { ...names, newEmail })],
    }),
  });
}
