import { OTHER_EMAIL_KINDS, PHONE_KINDS } from '#slices/people/rules/profile.ts';
import type { FieldValues } from '../merge-fields.ts';
import type { OwnProfileFragment } from './profile.graphql.generated.ts';

export type ProfileFields = FieldValues;

export const phoneField = (kind: string): string => `phone${kind}`;
export const emailField = (kind: string): string => `email${kind}`;

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

export const hasChanges = (typed: ProfileFields, stored: ProfileFields): boolean =>
  Object.entries(stored).some(([name, value]) => (typed[name] ?? '').trim() !== value);
