import type { Tx } from '#kit/db/database.ts';
import { parsedPart } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import { checkContacts, profile as fields } from '#slices/people/rules/profile.ts';
import { findPerson, updatePerson } from '../person.queries.ts';
import type { ProfileInputValue } from './profile-input.graphql.ts';
import {
  findOtherEmails,
  findPhones,
  findProfiles,
  replaceOtherEmails,
  replacePhones,
  updateProfile,
  type OtherEmail,
  type Phone,
} from './profile.queries.ts';

interface ProfileValues extends ValuesOf<typeof fields> {
  phones: Phone[];
  otherEmails: OtherEmail[];
}

/** An empty text takes a currency or a time zone away; none at all leaves it. */
const emptied = (text: string | null | undefined) => (text === '' ? null : (text ?? undefined));

/** What the form does not mention stays as it is. */
export const parseProfile = (input: ProfileInputValue): Partial<ProfileValues> => ({
  ...parsedPart(fields, {
    ...input,
    locale: input.locale?.language,
    currency: emptied(input.locale?.currency),
    timeZone: emptied(input.locale?.timezone),
    socialName: input.socialUserName,
  } as Partial<ValuesOf<typeof fields>>),
  ...checkedContacts(input),
});

/** In the order in which they are read back, so that saving the same again changes nothing. */
function checkedContacts({ phones, emails }: ProfileInputValue) {
  const byKind = (one: { kind: string }, other: { kind: string }) => (one.kind < other.kind ? -1 : 1);
  const contacts = {
    phones: (phones ?? []).map(({ type, number }) => ({ kind: type, number: number.trim() })),
    otherEmails: (emails ?? []).map(({ type, address }) => ({
      kind: type,
      email: address.trim().toLowerCase(),
    })),
  };
  const problem = checkContacts(contacts);
  if (problem) throw new RuleError(problem);
  const kept = {
    phones: contacts.phones.filter(({ number }) => number !== '').toSorted(byKind) as Phone[],
    otherEmails: contacts.otherEmails.filter(({ email }) => email !== '').toSorted(byKind) as OtherEmail[],
  };
  return { ...(phones ? { phones: kept.phones } : {}), ...(emails ? { otherEmails: kept.otherEmails } : {}) };
}

export async function storedProfile(tx: Tx, personId: string) {
  const person = await findPerson(tx, personId);
  const profile = (await findProfiles(tx, [personId]))[0];
  if (!person || !profile) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const { locale, currency, timeZone, location, socialName, homePage } = profile;
  const phones = (await findPhones(tx, [personId])).map(({ kind, number }) => ({ kind, number }));
  const otherEmails = (await findOtherEmails(tx, [personId])).map(({ kind, email }) => ({ kind, email }));
  const names = { firstName: person.firstName, lastName: person.lastName };
  return {
    version: profile.profileVersion,
    values: { ...names, locale, currency, timeZone, location, socialName, homePage, phones, otherEmails },
  };
}

export function differences(values: ProfileValues, parsed: Partial<ProfileValues>) {
  const changed = (Object.keys(parsed) as (keyof ProfileValues)[]).filter(
    (name) => JSON.stringify(parsed[name]) !== JSON.stringify(values[name]),
  );
  const pick = (from: Partial<ProfileValues>) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { changed, before: pick(values), after: pick(parsed) };
}

export async function storeProfile(tx: Tx, personId: string, values: ProfileValues): Promise<void> {
  const { firstName, lastName, locale, phones, otherEmails, ...profile } = values;
  await updatePerson(tx, personId, { firstName, lastName, locale });
  await updateProfile(tx, personId, profile);
  await replacePhones(tx, personId, phones);
  await replaceOtherEmails(tx, personId, otherEmails);
}
