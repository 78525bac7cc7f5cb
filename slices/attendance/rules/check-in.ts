import { MAX_MINUTES_LATE } from './roll.ts';
import type { Mark } from './status.ts';

/** How long a code stands on the wall. */
export const STEP_MS = 15_000;
const CODE_DIGITS = 6;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);
export const msLeftAt = (now: Date): number => STEP_MS - (now.getTime() % STEP_MS);

/** The steps whose codes count: that of this moment, and the one before for those who type slowly. */
export const acceptedSteps = (now: Date): readonly number[] => [stepAt(now), stepAt(now) - 1];

/** A code of six digits from the bytes of a digest. */
export const writtenCode = (digest: Uint8Array): string => {
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
};

/** The digits of a code as it was typed: with blanks, or in the wide digits of some keyboards. Null for anything else. */
export function readCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : null;
}

export interface CheckIn {
  firstStartedAt: Date;
  startedAt: Date;
  stoppedAt: Date | null;
}

interface Hours {
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
}

export type CheckInState = 'RUNNING' | 'STOPPED';

/** It ends with the class, if nobody stops it before. */
export const checkInState = (checkIn: CheckIn, { endsAt, isCancelled }: Hours, now: Date): CheckInState =>
  checkIn.stoppedAt === null && !isCancelled && now < endsAt ? 'RUNNING' : 'STOPPED';

const minutesFrom = (from: Date, now: Date): number => Math.floor((now.getTime() - from.getTime()) / 60_000);

/**
 * What a student is who checks in now: late beyond the minutes that the schema allows, else there. Nobody is late for a code
 * that was not on the wall yet.
 */
export function markByCode(
  { startsAt, firstStartedAt }: { startsAt: Date; firstStartedAt: Date },
  { now, minutesLateThreshold }: { now: Date; minutesLateThreshold: number },
): Mark {
  const possibleSince = firstStartedAt > startsAt ? firstStartedAt : startsAt;
  if (minutesFrom(possibleSince, now) <= minutesLateThreshold) return { kind: 'PRESENT', minutesLate: null };
  const minutes = Math.min(minutesFrom(startsAt, now), MAX_MINUTES_LATE);
  return { kind: 'LATE', minutesLate: Math.max(minutes, 1) };
}
