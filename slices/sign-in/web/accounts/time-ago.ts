const MINUTE_MS = 60_000;

const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago something was, in the largest unit that fits; less than a minute is now. */
export function timeAgo(
  then: Date,
  now: Date,
): { count: number; unit: 'day' | 'hour' | 'minute' | 'second' } {
  const passedMs = Math.max(0, now.getTime() - then.getTime());
  for (const [unit, ms] of UNITS) if (passedMs >= ms) return { count: Math.floor(passedMs / ms), unit };
  return { count: 0, unit: 'second' };
}
