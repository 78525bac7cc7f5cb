import { decimal, flag, integer, line, oneOf, optional, text } from '#kit/record/field.ts';
import { MAX_WORDS } from './check-question.ts';
import { REVIEWS } from '../results/review.ts';

/** How an exam is sat, with its texts in one language. */
export const exam = {
  title: line({ max: 200, problem: 'examTitle' }),
  instructions: text({ max: MAX_WORDS, default: '', problem: 'examInstructions' }),
  // The college passes nobody below 70 (TRAP-35).
  passMark: decimal({ min: 70, max: 100, step: 0.01, problem: 'examPassMark' }),
  allowedAttempts: optional(integer({ min: 1, max: 20, problem: 'examAttempts' })),
  limitMinutes: optional(integer({ min: 1, max: 600, problem: 'examLimit' })),
  openBook: flag({}),
  shuffles: flag({}),
  review: oneOf('ExamReview', REVIEWS),
};

export interface Pick {
  category: string;
  pick: number;
}

export const checkPicks = (picks: readonly Pick[]): 'examPicks' | null =>
  picks.every(({ pick }) => Number.isInteger(pick) && pick >= 1 && pick <= 200) &&
  new Set(picks.map(({ category }) => category)).size === picks.length
    ? null
    : 'examPicks';

export function checkSchedule({
  opensAt,
  deadline,
  closesAt,
}: {
  opensAt: Date;
  deadline: Date;
  closesAt: Date | null;
}): 'examDeadlineFirst' | 'examClosesFirst' | null {
  if (deadline <= opensAt) return 'examDeadlineFirst';
  return closesAt && closesAt < deadline ? 'examClosesFirst' : null;
}
