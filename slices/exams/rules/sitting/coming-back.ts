import { ARRIVAL_MS, isAlive, SIGN_OF_LIFE_MS, type Ending, type OpenAttempt } from '../silence.ts';

/** A group can be allowed to come back to an exam within so many seconds, and no more. */
export const MAX_RETURN_SECONDS = 120;

export const isReturn = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_RETURN_SECONDS;

/** On the same device; null where coming back is not allowed. */
export function returnUntil({ lastSeenAt, hasLeft, returnSeconds }: OpenAttempt): Date | null {
  if (returnSeconds === 0) return null;
  // Of a page that was not heard going, only its last sign of life is known.
  const unheardMs = hasLeft ? 0 : SIGN_OF_LIFE_MS;
  return new Date(lastSeenAt.getTime() + returnSeconds * 1_000 + unheardMs);
}

/** The page of an exam without a limit may be lost for longer, and is then hardly heard of again. */
export const LOST_PAGE_MS = 24 * 3_600_000;

/** Until when the page of an attempt that silence has ended is waited for; null of any other. */
export function lostPageUntil({
  ending,
  endedAt,
  expiresAt,
}: {
  ending: Ending | null;
  endedAt: Date | null;
  expiresAt: Date | null;
}): Date | null {
  if (ending !== 'CONNECTION_LOST' || !endedAt) return null;
  return expiresAt ? new Date(expiresAt.getTime() + ARRIVAL_MS) : new Date(endedAt.getTime() + LOST_PAGE_MS);
}

/** The page by which a student comes to an open attempt. */
export interface ComingPage {
  /** It is the very page on which the attempt is sat, so that only the network was away. */
  isSame: boolean;
  isSameDevice: boolean;
  /** It knows that no other page of its browser is on the attempt. */
  isAlone: boolean;
}

/**
 * What becomes of an open attempt when a page comes to it: it goes on, is left to another page, or has ended. A page that is
 * loaded while the attempt is open says that the one before it is gone, and thereby the attempt, unless it may come back.
 */
export function returnOf(
  attempt: OpenAttempt,
  page: ComingPage,
  now: Date,
): 'GOES_ON' | 'OPEN_ELSEWHERE' | Ending {
  const { expiresAt } = attempt;
  if (expiresAt && now.getTime() - expiresAt.getTime() > ARRIVAL_MS) return 'TIMED_OUT';
  if (page.isSame) return 'GOES_ON';
  const until = returnUntil(attempt);
  if (page.isSameDevice && until && now <= until) return 'GOES_ON';
  if (isAlive(attempt, now) && !(page.isSameDevice && page.isAlone)) return 'OPEN_ELSEWHERE';
  if (expiresAt && expiresAt < now) return 'TIMED_OUT';
  return attempt.hasLeft ? 'LEFT_PAGE' : 'CLOSED_BROWSER';
}
