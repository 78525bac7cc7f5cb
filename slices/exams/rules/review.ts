export const REVIEWS = ['NEVER', 'AFTER_LAST', 'AFTER_DEADLINE', 'AT_ONCE'] as const;
export type Review = (typeof REVIEWS)[number];

interface Reviewed {
  review: Review;
  /** Whether the attempt has ended and has a grade. */
  isGraded: boolean;
  deadline: Date;
  /** Whether the student may still begin another attempt. */
  mayGoOn: boolean;
}

/** Whether a student may see which answers were right. Who may still sit the exam again must not know the key of it. */
export function isReleased({ review, isGraded, deadline, mayGoOn }: Reviewed, now: Date): boolean {
  if (!isGraded || review === 'NEVER') return false;
  if (review === 'AT_ONCE') return true;
  return !mayGoOn && (review === 'AFTER_LAST' || now > deadline);
}
