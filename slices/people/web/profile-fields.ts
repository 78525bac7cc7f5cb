import { OTHER_EMAIL_KINDS, PHONE_KINDS } from '../rules/profile.ts';
import type { OwnProfileFragment } from './profile.graphql.generated.ts';

/** What the fields of the profile form hold, by their names. */
export type ProfileFields = Readonly<Record<string, string>>;

export const phoneField = (kind: string): string => `phone${kind}`;
export const emailField = (kind: string): string => `email${kind}`;

/** The stored profile as the form shows it. */
export function fieldsOf({ firstName, lastName, profile }: OwnProfileFragment): ProfileFields {
  const numbers = new Map(profile?.phones.map(({ type, number }) => [type, number]));
  const addresses = new Map(profile?.emails.map(({ type, address }) => [type, address]));
  return {
    firstName,
    lastName,
    language: profile?.locale.language ?? '',
    currency: profile?.locale.currency ?? '',
    timezone: profile?.locale.timezone ?? '',
    location: profile?.location ?? '',
    socialUserName: profile?.socialUserName ?? '',
    homePage: profile?.homePage ?? '',
    ...Object.fromEntries(PHONE_KINDS.map((kind) => [phoneField(kind), numbers.get(kind) ?? ''])),
    ...Object.fromEntries(OTHER_EMAIL_KINDS.map((kind) => [emailField(kind), addresses.get(kind) ?? ''])),
  };
}

/** What is sent to the server. */
export function profileInputOf(fields: ProfileFields, version: number) {
  const text = (name: string): string => fields[name] ?? '';
  return {
    version,
    firstName: text('firstName'),
    lastName: text('lastName'),
    locale: { language: text('language'), currency: text('currency'), timezone: text('timezone') },
    location: text('location'),
    socialUserName: text('socialUserName'),
    homePage: text('homePage'),
    phones: PHONE_KINDS.map((kind) => ({ type: kind, number: text(phoneField(kind)) })),
    emails: OTHER_EMAIL_KINDS.map((kind) => ({ type: kind, address: text(emailField(kind)) })),
  };
}

/** After somebody else's change: what was typed here stays, and what was not follows the change. */
export const merged = (typed: ProfileFields, before: ProfileFields, now: ProfileFields): ProfileFields =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const here = typed[name] ?? '';
      return [name, here === (before[name] ?? '') ? value : here];
    }),
  );

export const hasChanges = (typed: ProfileFields, stored: ProfileFields): boolean =>
  Object.entries(stored).some(([name, value]) => (typed[name] ?? '').trim() !== value);
