import { saysWhy } from '#kit/messages/says-why.ts';
import { REASON_MAX } from './deadlines.ts';
import type { Grade } from './grade.ts';

/** So long after it was given a grade can be taken back as a slip of the pen, without a reason. */
const SLIP_MS = 10 * 60_000;

/** Whether work was given a grade and another one is meant. A first grade changes none. */
export const isOtherGrade = (given: Grade | null, { score, complete }: Grade): boolean =>
  given !== null && (given.score !== score || given.complete !== complete);

/** Why a grade that a student was given cannot be changed or taken away, or null. */
export const checkGradeReason = (reason: string): 'gradeReason' | null =>
  saysWhy(reason) && reason.length <= REASON_MAX ? null : 'gradeReason';

/** Whether somebody takes back what they did a moment ago: their own last word, and nobody else's. */
export const isOwnSlip = (
  last: { changedBy: string | null; changedAt: Date; takesBack: string | null } | null,
  { personId, now }: { personId: string; now: Date },
): boolean =>
  last !== null &&
  last.takesBack === null &&
  last.changedBy === personId &&
  now.getTime() - last.changedAt.getTime() <= SLIP_MS;
