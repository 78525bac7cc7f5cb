/** Whether an attempt to pay by card has come to an end (FIN-10); OPEN while nobody knows. */
export const ATTEMPT_STATUSES = ['OPEN', 'SUCCEEDED', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Why nothing was charged. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'wrongDetails',
  'authenticationFailed',
  'canceled',
  /** The bank wants to ask its customer, who is not there. */
  'needsCustomer',
  /** The processor never heard of it, or refused to begin. */
  'notBegun',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** Longer than any request to a processor is under way: what it does not know by then never arrived. */
export const FIRST_CHECK_MS = 120_000;
const LAST_PAUSE_MS = 6 * 3_600_000;
/** Who began to pay a day ago will not go on. It is also how long a processor remembers a key. */
const ABANDONED_MS = 24 * 3_600_000;

interface Begun {
  begunAt: Date;
}

const ageMs = ({ begunAt }: Begun, now: Date): number => now.getTime() - begunAt.getTime();

/** When the processor is asked again: soon at first, then less and less often. */
export const nextCheckAt = (begun: Begun, now: Date): Date =>
  new Date(now.getTime() + Math.min(LAST_PAUSE_MS, Math.max(FIRST_CHECK_MS, ageMs(begun, now))));

export const mayStillArrive = (begun: Begun, now: Date): boolean => ageMs(begun, now) < FIRST_CHECK_MS;

/** So long a person may be busy typing a card, and nobody without an account calls it off. */
const TYPING_MS = 600_000;
export const isAtIt = (begun: Begun, now: Date): boolean => ageMs(begun, now) < TYPING_MS;

export const isAbandoned = (begun: Begun, now: Date): boolean => ageMs(begun, now) >= ABANDONED_MS;
