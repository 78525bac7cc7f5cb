import { isTimeZone } from '#kit/calendar/time-zone.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { checkName } from '#slices/people/rules/person.ts';
import { checkContacts, homePageOf, TEXT_MAX } from '#slices/people/rules/profile.ts';
import type { OtherEmail, Phone } from './profile.queries.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  locale: string;
  currency: string | null;
  timeZone: string | null;
  location: string;
  socialName: string;
  homePage: string;
  phones: Phone[];
  otherEmails: OtherEmail[];
}

type Text = string | null | undefined;

export interface ProfileInputShape {
  version: number;
  firstName?: Text;
  lastName?: Text;
  locale?: { language?: Text; currency?: Text; timezone?: Text } | null | undefined;
  location?: Text;
  socialUserName?: Text;
  homePage?: Text;
  phones?: readonly { type: string; number: string }[] | null | undefined;
  emails?: readonly { type: string; address: string }[] | null | undefined;
}

/** What the form does not mention stays as it is. */
export function parseProfile(input: ProfileInputShape): Partial<ProfileValues> {
  const { firstName, lastName, locale, location, socialUserName, homePage, phones, emails } = input;
  return withoutUndefined({
    firstName: given(firstName, checkedName),
    lastName: given(lastName, checkedName),
    locale: given(locale?.language, checkedLanguage),
    currency: given(locale?.currency, (text) => text || null),
    timeZone: given(locale?.timezone, checkedTimeZone),
    location: given(location, checkedText),
    socialName: given(socialUserName, checkedText),
    homePage: given(homePage, checkedHomePage),
    ...checkedContacts(phones, emails),
  });
}

const given = <Value>(text: Text, check: (text: string) => Value): Value | undefined =>
  text === undefined || text === null ? undefined : check(text.trim());

const withoutUndefined = (parsed: { [Name in keyof ProfileValues]?: ProfileValues[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(parsed).filter(([, value]) => value !== undefined),
  ) as Partial<ProfileValues>;

function checkedName(name: string): string {
  const problem = checkName(name);
  if (problem) throw new RuleError(problem);
  return name;
}

function checkedLanguage(locale: string): string {
  if (!isLocale(locale)) throw new RuleError('localeUnknown');
  return locale;
}

function checkedTimeZone(zone: string): string | null {
  if (zone !== '' && !isTimeZone(zone)) throw new RuleError('timeZoneUnknown');
  return zone || null;
}

function checkedText(text: string): string {
  if ([...text].length > TEXT_MAX) throw new RuleError('textTooLong', 'BAD_USER_INPUT', { count: TEXT_MAX });
  return text;
}

function checkedHomePage(text: string): string {
  const page = homePageOf(text);
  if (page === null) throw new RuleError('homePageInvalid');
  return page;
}

/** In the order in which they are read back, so that saving the same again changes nothing. */
function checkedContacts(phones: ProfileInputShape['phones'], emails: ProfileInputShape['emails']) {
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
