import { addDays, firstOfWeek, type Day } from '#kit/calendar/day.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { line, type ValuesOf } from '#kit/record/field.ts';
import { EMAIL_MAX, isEmail, normalEmail } from '#slices/people/rules/person.ts';
import type { DecidedStatus } from './hour-entry.ts';

export const SUPERVISOR_NAME_MAX = 80;

/** Whom a student names: somebody outside of the college, who has no account. */
export const supervisor = {
  name: line({
    max: SUPERVISOR_NAME_MAX,
    problem: 'supervisorNameTooLong',
    missing: 'requiredFieldMissing',
  }),
  email: line({
    max: EMAIL_MAX,
    problem: 'emailInvalid',
    missing: 'requiredFieldMissing',
    tidy: normalEmail,
    fits: isEmail,
  }),
  /** In which they are written to. */
  locale: line({ max: 5, problem: 'localeUnknown', fits: isLocale }),
};
export type SupervisorValues = ValuesOf<typeof supervisor>;

/** Time enough for somebody who is away, and too little for a mailbox that changes hands. */
export const LINK_DAYS = 14;
const DAY_MS = 86_400_000;

export const linkExpiry = (askedAt: Date): Date => new Date(askedAt.getTime() + LINK_DAYS * DAY_MS);

/** Open: the link works. Changed: the hours are not those any more that the supervisor was asked about. */
export const REQUEST_STATES = ['OPEN', 'CONFIRMED', 'REFUSED', 'REVOKED', 'CHANGED', 'EXPIRED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

interface Asked {
  answer: DecidedStatus | null;
  revokedAt: Date | null;
  expiresAt: Date;
  /** Whether all entries are as they were, and nobody has decided them. */
  isCurrent: boolean;
}

export function requestState({ answer, revokedAt, expiresAt, isCurrent }: Asked, now: Date): RequestState {
  if (answer) return answer;
  if (revokedAt) return 'REVOKED';
  if (!isCurrent) return 'CHANGED';
  return now < expiresAt ? 'OPEN' : 'EXPIRED';
}

const MONDAY = 1;

/** The week of a day: what one link can ask about together. */
export function weekOf(day: Day): { firstDay: Day; lastDay: Day } {
  const firstDay = firstOfWeek(day, MONDAY);
  return { firstDay, lastDay: addDays(firstDay, 6) };
}

/** Where a mail goes whatever stands behind a plus: ana+hours@example.org is Ana. */
export const mailboxOf = (email: string): string => normalEmail(email).replace(/\+[^@]*@/, '@');
