import { ALIVE_MS, isLeaving, SILENCE_MS, silentSince, type Ending } from '../silence.ts';
import { lostPageUntil } from './coming-back.ts';

/** Contact with the page of an attempt was lost: it ended by that, or will if nothing is heard of it. */
export interface Accident {
  lostAt: Date;
  /** Until when it goes on if its page, still open, is heard of again. */
  goesOnUntil: Date | null;
  /** When it ends unless its page is heard of; null where it has ended. */
  endsAt: Date | null;
}

interface SatAttempt {
  ending: Ending | null;
  endedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date | null;
  waitsSince: Date | null;
  voidedAt: Date | null;
}

/** Whether an attempt ended without its student, of whom nothing was heard any more. */
export const brokeOff = ({
  ending,
  endedAt,
  lastSeenAt,
}: Pick<SatAttempt, 'ending' | 'endedAt' | 'lastSeenAt'>): boolean =>
  ending === 'CONNECTION_LOST' ||
  (ending === 'TIMED_OUT' && endedAt !== null && endedAt.getTime() - lastSeenAt.getTime() > ALIVE_MS);

/** Null of an attempt that goes on or ended otherwise: a student who leaves or hands in has not met with an accident. */
export function accidentOf(attempt: SatAttempt, now: Date): Accident | null {
  const { endedAt, lastSeenAt, expiresAt, waitsSince, voidedAt } = attempt;
  if (voidedAt || waitsSince) return null;
  const tillHeard = (until: Date | null): Date | null => (until && until > now ? until : null);
  if (!endedAt) {
    if (!silentSince(attempt, now)) return null;
    const silent = new Date(lastSeenAt.getTime() + SILENCE_MS);
    const endsAt = expiresAt && expiresAt < silent ? expiresAt : silent;
    const until = lostPageUntil({ ending: 'CONNECTION_LOST', endedAt: endsAt, expiresAt });
    return { lostAt: lastSeenAt, goesOnUntil: tillHeard(until), endsAt };
  }
  if (!brokeOff(attempt)) return null;
  return { lostAt: lastSeenAt, goesOnUntil: tillHeard(lostPageUntil(attempt)), endsAt: null };
}

/** Whether staff may still have to decide about an attempt: it broke off, or was left as a device that fails leaves it. */
export const isUndecided = ({
  ending,
  accident,
  waits,
}: {
  ending: Ending | null;
  accident: object | null;
  waits: boolean;
}): boolean => !waits && (accident !== null || (ending !== null && isLeaving(ending)));
