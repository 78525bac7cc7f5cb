import { isTimeZone } from '#kit/calendar/time-zone.ts';
import { line, optional } from '#kit/record/field.ts';
import { locale, names } from './new-person.ts';
import { EMAIL_MAX, isEmail } from './person.ts';

export const PHONE_KINDS = ['WORK', 'MOBILE', 'OTHER'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

export const OTHER_EMAIL_KINDS = ['SCHOOL', 'WORK', 'OTHER'] as const;
export type OtherEmailKind = (typeof OTHER_EMAIL_KINDS)[number];

export const TEXT_MAX = 200;

const PHONE_MAX = 40;
const FEWEST_DIGITS = 4;

/** Written as people write numbers: digits, blanks and signs between them, and perhaps an extension. */
export const isPhoneNumber = (text: string): boolean =>
  text.length <= PHONE_MAX &&
  /^\+?[\d\s()./-]+(?:(?:x|ext\.?)\s?\d{1,6})?$/i.test(text) &&
  text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;

/** A home page with its scheme, which most people leave out; null when no browser would find it. */
export function homePageOf(text: string): string | null {
  if (text === '') return '';
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const isPage = /^https?:\/\/[^\s\p{Cc}<>"'@/]+\.[^\s\p{Cc}<>"'@/]+(?:\/[^\s\p{Cc}<>"']*)?$/iu.test(address);
  return isPage && address.length <= TEXT_MAX ? address : null;
}

export interface Contacts {
  phones: readonly { kind: string; number: string }[];
  otherEmails: readonly { kind: string; email: string }[];
}

const isOneOfEach = (kinds: readonly string[], used: readonly { kind: string }[]): boolean =>
  used.every(({ kind }) => kinds.includes(kind)) &&
  new Set(used.map(({ kind }) => kind)).size === used.length;

export function checkContacts({
  phones,
  otherEmails,
}: Contacts): 'phoneInvalid' | 'otherEmailInvalid' | null {
  if (
    !isOneOfEach(PHONE_KINDS, phones) ||
    !phones.every(({ number }) => number === '' || isPhoneNumber(number))
  )
    return 'phoneInvalid';
  return isOneOfEach(OTHER_EMAIL_KINDS, otherEmails) &&
    otherEmails.every((one) => one.email === '' || isEmail(one.email))
    ? null
    : 'otherEmailInvalid';
}

const words = line({ max: TEXT_MAX, default: '', problem: 'textTooLong' });

/** What people say about themselves, besides their phones and further addresses. */
export const profile = {
  ...names,
  locale,
  currency: optional(line({ max: 3, problem: 'currencyUnknown' })),
  timeZone: optional(line({ max: 100, problem: 'timeZoneUnknown', fits: isTimeZone })),
  location: words,
  socialName: words,
  homePage: line({
    max: TEXT_MAX,
    default: '',
    problem: 'homePageInvalid',
    tidy: (page) => homePageOf(page) ?? page,
    fits: (page) => homePageOf(page) !== null,
  }),
};

const phone = line({
  max: PHONE_MAX,
  default: '',
  problem: 'phoneInvalid',
  fits: (text) => text === '' || isPhoneNumber(text),
});
const otherEmail = line({
  max: EMAIL_MAX,
  default: '',
  problem: 'otherEmailInvalid',
  fits: (text) => text === '' || isEmail(text),
});

/** The form has one phone and one further address of each kind. */
export const profileForm = {
  ...profile,
  phoneWORK: phone,
  phoneMOBILE: phone,
  phoneOTHER: phone,
  emailSCHOOL: otherEmail,
  emailWORK: otherEmail,
  emailOTHER: otherEmail,
};
