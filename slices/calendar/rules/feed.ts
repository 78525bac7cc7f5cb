/** Where programs read a calendar; the token alone says whose. */
export const FEED_ADDRESS = '/ical/:token';
const ENDING = '.ics';
export const feedPath = (token: string): string => `/ical/${token}${ENDING}`;

/** The token in the last step of an address; null where it is none of a calendar. */
export const tokenIn = (step: string): string | null =>
  step.endsWith(ENDING) ? step.slice(0, -ENDING.length) : null;

/** As much of an entry as calls it off. */
export interface FeedTimes {
  title: string;
  startsAt: string;
  endsAt: string | null;
  /** The first day and the day after the last, where it lasts all day. */
  days: { first: string; after: string } | null;
}

/** What programs were told of an entry, so that they can be told of changes. */
export interface FeedEntry extends FeedTimes {
  digest: string;
  /** Counts the changes since it was first told. */
  sequence: number;
  changedAt: string;
  isGone: boolean;
}

export type FeedEntries = Readonly<Record<string, FeedEntry>>;

interface Known extends FeedTimes {
  key: string;
  digest: string;
}

/**
 * What is told now. What has changed counts one up; what is missing is told as called off, for as long as programs are told
 * of its time at all.
 */
export function toldNow(
  before: FeedEntries,
  entries: readonly Known[],
  { now, since }: { now: Date; since: Date },
): FeedEntries {
  const told: Record<string, FeedEntry> = {};
  const changedAt = now.toISOString();
  for (const { key, ...entry } of entries) {
    const known = before[key];
    const isSame = known?.digest === entry.digest && !known.isGone;
    told[key] = isSame
      ? known
      : { ...entry, sequence: known ? known.sequence + 1 : 0, changedAt, isGone: false };
  }
  for (const [key, known] of Object.entries(before)) {
    if (told[key] || Date.parse(known.startsAt) < since.getTime()) continue;
    told[key] = known.isGone ? known : { ...known, sequence: known.sequence + 1, changedAt, isGone: true };
  }
  return told;
}
