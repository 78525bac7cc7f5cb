/** "Per day" is any 24 hours on end, over all recipients (TRAP-55). */
export const MESSAGES_A_DAY = 3;
export const WINDOW_MS = 86_400_000;

/** How many messages may be sent under one key, such as one person's. */
export interface Limit {
  key: string;
  max: number;
}

export interface Allowance {
  left: number;
  /** When the next one may be sent; null where one may be sent now. */
  nextAt: Date | null;
}

export const limitOfPerson = (personId: string): Limit => ({
  key: `person:${personId}`,
  max: MESSAGES_A_DAY,
});

export const windowBegins = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** What is left after messages were sent at these times, in any order. A message counts for exactly 24 hours. */
export function allowanceAfter(sentAt: readonly Date[], now: Date, max: number): Allowance {
  const counting = sentAt
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - WINDOW_MS)
    .toSorted((one, other) => other - one);
  if (counting.length < max) return { left: max - counting.length, nextAt: null };
  return { left: 0, nextAt: new Date((counting[max - 1] ?? now.getTime()) + WINDOW_MS) };
}

/** How long until then, as the refusal says it: in minutes within the last hour, else in hours. */
export function waitUntil(nextAt: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 60_000));
  return minutes > 60 ? { hours: Math.ceil(minutes / 60), minutes: 0 } : { hours: 0, minutes };
}
