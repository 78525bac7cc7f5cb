import type { PartGrade, PartKind } from './course-grade.ts';

export const REASON_MAX = 1_000;

/** A whole sheet of a spreadsheet, as long as a user would look it over. */
export const MAX_AT_ONCE = 1_000;

const MAX = 10_000;

export type EnteredProblem = 'enteredGradeInvalid' | 'enteredCompleteInvalid';

/** Why this cannot be entered for a part, or for a course where there is none; without a value its own grade counts again. */
export function checkEntered(kind: PartKind | null, { score, complete }: PartGrade): EnteredProblem | null {
  if (kind === 'COMPLETION') return score === null ? null : 'enteredCompleteInvalid';
  const isScore = score === null || (Number.isInteger(score) && score >= 0 && score <= MAX);
  return isScore && complete === null ? null : 'enteredGradeInvalid';
}

export const checkReason = (reason: string): 'gradeReasonMissing' | null =>
  reason.trim() === '' || reason.length > REASON_MAX ? 'gradeReasonMissing' : null;

export const isSameGrade = (a: PartGrade, b: PartGrade): boolean =>
  a.score === b.score && a.complete === b.complete;
