import { MAX_EXTRA_ATTEMPTS, MAX_REASON, type Grant } from './grant.ts';

/** What a student has in every exam. */
export interface Accommodation {
  /** Of the time that an exam gives. */
  extraPercent: number;
  extraAttempts: number;
}

export const MAX_EXTRA_PERCENT = 300;

/** Whole minutes, in favour of the student. */
export const percentInMinutes = (limitMinutes: number | null, extraPercent: number): number =>
  Math.ceil(((limitMinutes ?? 0) * extraPercent) / 100);

/** Everything one student has in one exam beyond the group: what was granted for it, and what they have in every exam. */
export function accommodated(
  grant: Grant | null,
  accommodation: Accommodation | null,
  limitMinutes: number | null,
): Grant | null {
  if (!accommodation) return grant;
  const { extraPercent, extraAttempts } = accommodation;
  return {
    extraAttempts: (grant?.extraAttempts ?? 0) + extraAttempts,
    extraMinutes: (grant?.extraMinutes ?? 0) + percentInMinutes(limitMinutes, extraPercent),
    deadline: grant?.deadline ?? null,
  };
}

/**
 * What an exam is told with that can't be begun again: its last attempt had what its student had then, and what they were
 * given or lost since changes nothing about it.
 */
export function accommodationTold(
  kept: Accommodation | null,
  { attempts, mayStart }: { attempts: readonly { extraPercent: number }[]; mayStart: boolean },
): Accommodation | null {
  const last = attempts.at(-1);
  return mayStart || !last
    ? kept
    : { extraPercent: last.extraPercent, extraAttempts: kept?.extraAttempts ?? 0 };
}

interface Sat {
  startedAt: Date;
  endedAt: Date | null;
  expiresAt: Date | null;
  extraPercent: number;
}

/**
 * The minutes that an attempt has by what its student was granted. What is granted once it has ended is for the next one: it
 * keeps the minutes by which its own time was longer.
 */
export function minutesGranted(
  { startedAt, endedAt, expiresAt, extraPercent }: Sat,
  grant: { extraMinutes: number; grantedAt: Date } | null,
  limitMinutes: number | null,
): number {
  if (!grant) return 0;
  if (!endedAt || grant.grantedAt < endedAt) return grant.extraMinutes;
  if (!expiresAt || limitMinutes === null) return 0;
  const minutes = Math.round((expiresAt.getTime() - startedAt.getTime()) / 60_000);
  const beyond = minutes - limitMinutes - percentInMinutes(limitMinutes, extraPercent);
  return Math.max(0, Math.min(grant.extraMinutes, beyond));
}

interface OwnTimes {
  deadline: Date;
  expiresAt: Date | null;
}

/** The times of an attempt that goes on when its student is given more than it has: never less, and nothing twice. */
export function prolonged(
  { deadline, expiresAt }: OwnTimes,
  { limitMinutes, before, after }: { limitMinutes: number | null; before: number; after: number },
): OwnTimes {
  const minutes = percentInMinutes(limitMinutes, after) - percentInMinutes(limitMinutes, before);
  const later = (instant: Date): Date => new Date(instant.getTime() + Math.max(0, minutes) * 60_000);
  return { deadline: later(deadline), expiresAt: expiresAt && later(expiresAt) };
}

const isWhole = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

export const checkAccommodation = ({
  extraPercent,
  extraAttempts,
  reason,
}: Accommodation & { reason: string }): 'accommodationRange' | 'accommodationEmpty' | 'examReason' | null => {
  if (!isWhole(extraPercent, MAX_EXTRA_PERCENT) || !isWhole(extraAttempts, MAX_EXTRA_ATTEMPTS))
    return 'accommodationRange';
  if (extraPercent + extraAttempts === 0) return 'accommodationEmpty';
  return reason.length > MAX_REASON ? 'examReason' : null;
};
