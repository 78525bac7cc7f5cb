import { addDays, type Day } from '#kit/calendar/day.ts';
import type { AttendanceStatus, Mark } from './status.ts';

export const MARK_KINDS = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'] as const satisfies AttendanceStatus[];

/** So many days after a session its roll is changed without a reason. */
export const FREE_DAYS = 7;
/** For so long a person may still remember who was there. */
export const REMEMBERED_DAYS = 14;
export const MAX_REASON = 500;
export const MAX_MINUTES_LATE = 600;

/** A roll is opened a little before the class begins. */
const EARLY_MS = 60 * 60_000;

export const needsReason = (heldOn: Day, today: Day): boolean => today > addDays(heldOn, FREE_DAYS);

export const isTooEarly = ({ startsAt }: { startsAt: Date }, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > EARLY_MS;

/** A mark as it is sent: with a key of its own, and the version of the mark it replaces; 0 where there was none. */
export interface SentMark extends Mark {
  key: string;
  personId: string;
  baseVersion: number;
  /** The key of one's own earlier mark that this one replaces, where its answer had not come when this one was made. */
  afterKey: string | null;
  /** The key of one's own mark that this one takes back. */
  takesBack: string | null;
}

/** What the roll says of a student so far. */
export interface StoredMark {
  mark: (Mark & { version: number }) | null;
  /** The key of the newest mark that came in. */
  newestKey: string | null;
  /** Has leave, and nobody has taken the roll yet. */
  isAway: boolean;
}

export type MarkProblem = 'minutesLateNotWhole' | 'minutesOfNobodyLate';

interface Times {
  startsAt: Date | string;
  endsAt: Date | string;
}

/** How long a class is: nobody comes later to it. */
export function minutesOf({ startsAt, endsAt }: Times): number {
  const minutes = Math.round((new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000);
  return Math.min(Math.max(minutes, 1), MAX_MINUTES_LATE);
}

export function checkMark({ kind, minutesLate }: Mark, session: Times): MarkProblem | null {
  if (minutesLate === null) return null;
  if (kind !== 'LATE') return 'minutesOfNobodyLate';
  const fits = Number.isInteger(minutesLate) && minutesLate >= 1 && minutesLate <= minutesOf(session);
  return fits ? null : 'minutesLateNotWhole';
}

const isSame = (one: Mark, other: Mark): boolean =>
  one.kind === other.kind && one.minutesLate === other.minutesLate;

const THERE: Mark = { kind: 'PRESENT', minutesLate: null };
const AWAY: Mark = { kind: 'ABSENT', minutesLate: null };

/** What a student counts as before anybody has marked them: who has leave is away. */
export const unmarked = (isAway: boolean): Mark => (isAway ? AWAY : THERE);

/**
 * What becomes of a mark that comes in. Another teacher's newer mark is never overwritten: who sent this one saw another one
 * and has to decide.
 */
export function receive(
  sent: SentMark,
  { mark, newestKey, isAway }: StoredMark,
): 'SAVE' | 'KNOWN' | 'CONFLICT' {
  if (sent.takesBack !== null) return sent.takesBack === newestKey ? 'SAVE' : 'CONFLICT';
  if (isSame(sent, mark ?? unmarked(isAway))) return 'KNOWN';
  const follows = sent.afterKey !== null && sent.afterKey === newestKey;
  return follows || sent.baseVersion === (mark?.version ?? 0) ? 'SAVE' : 'CONFLICT';
}
