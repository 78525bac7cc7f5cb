import { lostPageUntil } from '../sitting/coming-back.ts';
import type { StartRefusal } from '../scheduling/may-start.ts';
import { isLeaving, type Ending } from '../silence.ts';

/**
 * When students see which answers were right: after their last attempt and the deadline of the group, unless the exam says
 * otherwise.
 */
export const REVIEWS = ['NEVER', 'AFTER_LAST', 'BEFORE_DEADLINE', 'AT_ONCE'] as const;
export type Review = (typeof REVIEWS)[number];

/** Refusals that stay; all others may be over tomorrow, and the student may then sit the exam again. */
const FOR_GOOD: ReadonlySet<StartRefusal | null> = new Set([
  'examIsPassed',
  'attemptsExceeded',
  'examIsClosed',
]);

interface Reviewed {
  review: Review;
  isGraded: boolean;
  deadline: Date;
  /** The latest of the group, with everything that was granted to one of it: until then a user may still sit the exam. */
  groupDeadline: Date;
  attempts: readonly { endedAt: Date | null; ending: Ending | null; expiresAt: Date | null }[];
  /** How the student stands to the exam now; null when it is none of theirs at the moment. */
  standing: { refusal: StartRefusal | null } | null;
}

/**
 * A student who sits the exam, or may sit it again, must not know its key; nor must others of the group who have yet to
 * sit it.
 */
export function isReleased(
  { review, isGraded, deadline, groupDeadline, attempts, standing }: Reviewed,
  now: Date,
): boolean {
  const isSitting = attempts.some(({ endedAt }) => endedAt === null);
  if (!isGraded || isSitting || review === 'NEVER') return false;
  // An attempt that was left may be reinstated, or its page heard of again; it then goes on with the same questions.
  const latest = attempts.at(-1);
  if (latest?.ending && isLeaving(latest.ending) && now <= deadline) return false;
  const lostUntil = latest ? lostPageUntil(latest) : null;
  if (lostUntil && now <= lostUntil) return false;
  if (review === 'AT_ONCE') return true;
  const isOver = standing !== null && FOR_GOOD.has(standing.refusal);
  return isOver && (review === 'BEFORE_DEADLINE' || (now > deadline && now > groupDeadline));
}
