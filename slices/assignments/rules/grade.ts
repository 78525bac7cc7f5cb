import { saysWhy } from '#kit/messages/says-why.ts';
import { NO_PERCENT, percent, type Percent } from '#kit/percent/percent.ts';
import type { AssignmentKind } from './assignment.ts';
import { REASON_MAX } from './deadlines.ts';
import { stateOf, type SubmissionFacts } from './submission-state.ts';

export const COMMENT_MAX = 10_000;
export const BANK_COMMENT_MAX = 1_000;
/** As many as a person can choose from without searching. */
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

/** So long after it was given a grade can be taken back as a slip of the pen, without a reason. */
const SLIP_MS = 10 * 60_000;

/** Whether work was given a grade and another one is meant. A first grade changes none. */
export const isOtherGrade = (given: Grade | null, { score, complete }: Grade): boolean =>
  given !== null && (given.score !== score || given.complete !== complete);

/** Why a grade that a student was given cannot be changed or taken away, or null. */
export const checkGradeReason = (reason: string): 'gradeReason' | null =>
  saysWhy(reason) && reason.length <= REASON_MAX ? null : 'gradeReason';

/** Whether a person takes back what they did a moment ago: their own last word, and nobody else's. */
export const isOwnSlip = (
  last: { changedBy: string | null; changedAt: Date; takesBack: string | null } | null,
  { personId, now }: { personId: string; now: Date },
): boolean =>
  last !== null &&
  last.takesBack === null &&
  last.changedBy === personId &&
  now.getTime() - last.changedAt.getTime() <= SLIP_MS;
