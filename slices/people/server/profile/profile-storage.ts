import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPerson, updatePerson } from '../person.queries.ts';
import type { ProfileValues } from './profile-values.ts';
import {
  findOtherEmails,
  findPhones,
  findProfiles,
  replaceOtherEmails,
  replacePhones,
  updateProfile,
} from './profile.queries.ts';

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
