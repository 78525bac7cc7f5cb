import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { mailPerson, type PersonRecord } from '#slices/people/server/api.ts';

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

/** A thief cannot change the keys of an account unnoticed. */
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
