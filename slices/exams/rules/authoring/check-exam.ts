import { MAX_WORDS } from './check-question.ts';
import { percent, type Percent } from '#kit/percent/percent.ts';

interface CheckedExam {
  passMark: Percent;
  allowedAttempts: number | null;
  limitMinutes: number | null;
}

export type ExamProblem = 'examTitle' | 'examInstructions' | 'examPassMark' | 'examAttempts' | 'examLimit';

export const EXAM_TITLE_MAX = 200;

/** The college passes nobody below this (TRAP-35). */
const MIN_TO_PASS = percent(70);

const isWithin = (value: number | null, min: number, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max);

export function checkExam(
  { passMark, allowedAttempts, limitMinutes }: CheckedExam,
  { title, instructions }: { title: string; instructions: string },
): ExamProblem | null {
  if (title === '' || title.length > EXAM_TITLE_MAX || title.includes('\n')) return 'examTitle';
  if (instructions.length > MAX_WORDS) return 'examInstructions';
  if (!isWithin(passMark, MIN_TO_PASS, percent(100))) return 'examPassMark';
  if (!isWithin(allowedAttempts, 1, 20)) return 'examAttempts';
  return isWithin(limitMinutes, 1, 600) ? null : 'examLimit';
}

export interface Pick {
  category: string;
  pick: number;
}

export const checkPicks = (picks: readonly Pick[]): 'examPicks' | null =>
  picks.every(({ pick }) => isWithin(pick, 1, 200)) &&
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
