/** A page that is open says so this often. */
export const SIGN_OF_LIFE_MS = 30_000;
/** A page heard of so recently is still there. */
export const ALIVE_MS = 2 * SIGN_OF_LIFE_MS;
/** After so long without a word an attempt is over (HOLE-36), until the very same page is heard of again. */
export const SILENCE_MS = 600_000;
/** A reinstated student has so long to come back. */
export const WAITING_MS = 14 * 24 * 3_600_000;
/** What was sent in time may take so long to arrive. */
export const ARRIVAL_MS = 60_000;

export const ENDINGS = ['SUBMITTED', 'TIMED_OUT', 'LEFT_PAGE', 'CLOSED_BROWSER', 'CONNECTION_LOST'] as const;
export type Ending = (typeof ENDINGS)[number];

/** These fail whatever was answered. Time that runs out hands in what is there. */
export const isLeaving = (ending: Ending): boolean => ending !== 'SUBMITTED' && ending !== 'TIMED_OUT';

export interface OpenAttempt {
  lastSeenAt: Date;
  expiresAt: Date | null;
  hasLeft: boolean;
  /** Within which a student who has left may come back; 0 where leaving is the end. */
  returnSeconds: number;
  waitsSince?: Date | null;
}

/** Until when a reinstated attempt waits for its student; null of any other. */
export const waitsUntil = ({ waitsSince }: { waitsSince: Date | null }): Date | null =>
  waitsSince && new Date(waitsSince.getTime() + WAITING_MS);

const since = (instant: Date, now: Date): number => now.getTime() - instant.getTime();

export const isAlive = (
  { lastSeenAt, hasLeft }: Pick<OpenAttempt, 'lastSeenAt' | 'hasLeft'>,
  now: Date,
): boolean => !hasLeft && since(lastSeenAt, now) <= ALIVE_MS;

export const silentSince = ({ lastSeenAt }: Pick<OpenAttempt, 'lastSeenAt'>, now: Date): Date | null =>
  since(lastSeenAt, now) > ALIVE_MS ? lastSeenAt : null;

export function endingOf(attempt: OpenAttempt, now: Date): Ending | null {
  const { expiresAt, lastSeenAt, hasLeft, waitsSince, returnSeconds } = attempt;
  if (waitsSince) return since(waitsSince, now) > WAITING_MS ? 'CONNECTION_LOST' : null;
  if (expiresAt && since(expiresAt, now) > ARRIVAL_MS) return 'TIMED_OUT';
  if (hasLeft && since(lastSeenAt, now) > returnSeconds * 1_000) return 'LEFT_PAGE';
  return since(lastSeenAt, now) > SILENCE_MS ? 'CONNECTION_LOST' : null;
}
