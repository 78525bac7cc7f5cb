import { ALIVE_MS, type Ending } from '../silence.ts';
import { lostPageUntil } from './coming-back.ts';

/** Contact with the page of an attempt was lost, and that is how it ended. */
export interface Accident {
  lostAt: Date;
  /** Until when it goes on if its page, still open, is heard of again. */
  goesOnUntil: Date | null;
}

interface EndedAttempt {
  ending: Ending | null;
  endedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date | null;
  voidedAt: Date | null;
}

/** Null of an attempt that is open or ended otherwise: a student who leaves or hands in has not met with an accident. */
export function accidentOf(attempt: EndedAttempt, now: Date): Accident | null {
  const { ending, endedAt, lastSeenAt, voidedAt } = attempt;
  if (!endedAt || voidedAt) return null;
  const wasAway = endedAt.getTime() - lastSeenAt.getTime() > ALIVE_MS;
  if (ending !== 'CONNECTION_LOST' && !(ending === 'TIMED_OUT' && wasAway)) return null;
  const until = lostPageUntil(attempt);
  return { lostAt: lastSeenAt, goesOnUntil: until && until > now ? until : null };
}
