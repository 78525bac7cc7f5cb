import type { StartRefusal } from './may-start.ts';
import { isLeaving, type Ending } from './silence.ts';

export const REVIEWS = ['NEVER', 'AFTER_LAST', 'AFTER_DEADLINE', 'AT_ONCE'] as const;
export type Review = (typeof REVIEWS)[number];

/** How a student stands to the exam now; null when it is none of theirs at the moment. */
interface Standing {
  refusal: StartRefusal | null;
  attempts: readonly { endedAt: Date | null; ending: Ending | null }[];
}

/** Refusals that stay; all others may be over tomorrow, and the student may then sit the exam again. */
const FOR_GOOD: ReadonlySet<StartRefusal | null> = new Set([
  'examIsPassed',
  'attemptsExceeded',
  'examIsClosed',
]);

interface Reviewed {
  review: Review;
  /** Whether the attempt has ended and has a grade. */
  isGraded: boolean;
  deadline: Date;
  standing: Standing | null;
}

/** Whether a student may see which answers were right. Who sits the exam, or may sit it again, must not know its key. */
export function isReleased({ review, isGraded, deadline, standing }: Reviewed, now: Date): boolean {
  const isSitting = standing?.attempts.some(({ endedAt }) => endedAt === null) ?? false;
  if (!isGraded || isSitting || review === 'NEVER') return false;
  // An attempt that was left may be reinstated, and then goes on with the same questions.
  const latest = standing?.attempts.at(-1)?.ending ?? null;
  if (latest !== null && isLeaving(latest) && now <= deadline) return false;
  if (review === 'AT_ONCE') return true;
  const isOver = standing !== null && FOR_GOOD.has(standing.refusal);
  return isOver && (review === 'AFTER_LAST' || now > deadline);
}
