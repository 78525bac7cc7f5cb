import { NO_PERCENT, percent, type Percent } from '#kit/percent/percent.ts';
import type { AssignmentKind } from './assignment.ts';
import { stateOf, type SubmissionFacts } from './submission-state.ts';

export const COMMENT_MAX = 10_000;
export const BANK_COMMENT_MAX = 1_000;
/** As many as somebody can choose from without searching. */
export const MAX_BANK_COMMENTS = 100;

/** Hundredths of a percent for graded work, complete or not for the other kind. */
export interface Grade {
  score: Percent | null;
  complete: boolean | null;
}

const MAX = percent(100);

type GradeProblem = 'gradeOutOfRange' | 'gradeIncomplete' | 'gradeCommentTooLong';

/** Why a grade cannot be given to work of a kind, or null. */
export function checkGrade(
  kind: AssignmentKind,
  { score, complete, comment }: Grade & { comment: string },
): GradeProblem | null {
  if (comment.length > COMMENT_MAX) return 'gradeCommentTooLong';
  if (kind === 'COMPLETION') return complete !== null && score === null ? null : 'gradeIncomplete';
  const isScore = score !== null && Number.isInteger(score) && score >= 0 && score <= MAX;
  return isScore && complete === null ? null : 'gradeOutOfRange';
}

/** What counts: what was given or, where nothing came in time, nothing (HOLE-42); null while it is open or waits. */
export function gradeThatCounts(
  kind: AssignmentKind,
  work: SubmissionFacts & Grade,
  now: Date,
): Grade | null {
  const state = stateOf(work, now);
  if (state === 'GRADED') return { score: work.score, complete: work.complete };
  if (state !== 'MISSED') return null;
  return kind === 'GRADED' ? { score: NO_PERCENT, complete: null } : { score: null, complete: false };
}
