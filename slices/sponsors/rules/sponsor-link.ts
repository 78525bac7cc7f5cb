import type { Day } from '#kit/calendar/day.ts';
import { addDays } from '#kit/calendar/day.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { atLeastNothing, minus, smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { flag, line, text, type ValuesOf } from '#kit/record/field.ts';
import { EMAIL_MAX, isEmail, normalEmail } from '#slices/people/rules/person.ts';

export const SPONSOR_NAME_MAX = 80;
export const NOTE_MAX = 300;
const LOCALE_MAX = 5;

/** Who pays for a student, as they say it themselves. */
export const sponsor = {
  name: line({ max: SPONSOR_NAME_MAX, problem: 'sponsorNameTooLong', default: '' }),
  /** Where the receipt goes. */
  email: line({
    max: EMAIL_MAX,
    problem: 'emailInvalid',
    missing: 'requiredFieldMissing',
    tidy: normalEmail,
    fits: isEmail,
  }),
  /** In which they are written to. */
  locale: line({ max: LOCALE_MAX, problem: 'localeUnknown', fits: isLocale }),
  /** Whether the student may know their name. */
  isNamed: flag({ default: false }),
  /** A few words to the student. */
  note: text({ max: NOTE_MAX, problem: 'sponsorNoteTooLong', default: '' }),
};
export type SponsorValues = ValuesOf<typeof sponsor>;

/** To whom a link is sent by the college; nothing of it is typed into the mail. */
export const sending = {
  email: line({ max: EMAIL_MAX, problem: 'emailInvalid', tidy: normalEmail, default: '' }),
  locale: line({ max: LOCALE_MAX, problem: 'localeUnknown', fits: isLocale }),
};

/** The last day on which a link works, unless its maker chooses another. */
export const USUAL_DAYS = 30;
export const MAX_DAYS = 180;

export const usualLastDay = (today: Day): Day => addDays(today, USUAL_DAYS);

export const isLastDay = (day: Day, today: Day): boolean => day >= today && day <= addDays(today, MAX_DAYS);

/** SETTLED: all was paid that it may pay, or nothing is left of the invoice. */
export const LINK_STATES = ['OPEN', 'SETTLED', 'EXPIRED', 'REVOKED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface LinkFacts {
  /** Null for all that is left of the invoice. */
  maxAmount: MinorUnits | null;
  /** By this link. */
  paid: MinorUnits;
  /** What is left of the invoice. */
  balance: MinorUnits;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** How much can still be paid by a link. */
export const payableBy = ({ maxAmount, paid, balance }: LinkFacts): MinorUnits =>
  atLeastNothing(maxAmount === null ? balance : smaller(balance, minus(maxAmount, paid)));

export function linkState(link: LinkFacts, now: Date): LinkState {
  if (link.revokedAt) return 'REVOKED';
  if (payableBy(link) <= 0) return 'SETTLED';
  return now < link.expiresAt ? 'OPEN' : 'EXPIRED';
}

/** What a sponsor may pay: all, or any part where the student takes parts. */
export const isPayable = (
  amount: MinorUnits,
  { takesParts, ...link }: LinkFacts & { takesParts: boolean },
): boolean => {
  const most = payableBy(link);
  return amount === most || (takesParts && amount > 0 && amount < most);
};

/** What the student is told of who has paid. */
export interface Thanked {
  name: string | null;
  note: string;
}

/** Those who do not want to be known are nobody to the student, whatever they have typed. */
export const thankedAs = ({
  name,
  isNamed,
  note,
}: Pick<SponsorValues, 'name' | 'isNamed' | 'note'>): Thanked => ({
  name: isNamed && name !== '' ? name : null,
  note,
});
