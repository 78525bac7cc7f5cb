import { isEmail } from './person.ts';

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

export interface ProfileTexts {
  phones: readonly { kind: string; number: string }[];
  otherEmails: readonly { kind: string; email: string }[];
}

export function checkContacts({
  phones,
  otherEmails,
}: ProfileTexts): 'phoneInvalid' | 'otherEmailInvalid' | null {
  const isKnown = (kinds: readonly string[], used: readonly string[]) =>
    used.every((kind) => kinds.includes(kind)) && new Set(used).size === used.length;
  const numbers = phones.filter(({ number }) => number !== '');
  const emails = otherEmails.filter(({ email }) => email !== '');
  if (
    !isKnown(
      PHONE_KINDS,
      phones.map(({ kind }) => kind),
    ) ||
    !numbers.every(({ number }) => isPhoneNumber(number))
  )
    return 'phoneInvalid';
  if (
    !isKnown(
      OTHER_EMAIL_KINDS,
      otherEmails.map(({ kind }) => kind),
    ) ||
    !emails.every(({ email }) => isEmail(email))
  )
    return 'otherEmailInvalid';
  return null;
}
