import type { Day } from '#kit/calendar/day.ts';
import { text } from '#kit/record/field.ts';
import { lastDayToExplain } from '#slices/attendance/rules/explain-days.ts';
import type { AttendanceStatus } from '#slices/attendance/rules/status.ts';

/** Excused turns the absence into an excused one, explained leaves it (ATT-26, ATT-27). */
export const EXPLANATION_STATUSES = ['PENDING', 'EXPLAINED', 'EXCUSED'] as const;
export type ExplanationStatus = (typeof EXPLANATION_STATUSES)[number];

export const EXPLANATION_DECISIONS = ['EXPLAINED', 'EXCUSED'] as const satisfies readonly ExplanationStatus[];
export type DecidedStatus = (typeof EXPLANATION_DECISIONS)[number];

/** Students change or withdraw what nobody has decided yet. */
export const isInHandsOfStudent = (status: ExplanationStatus): boolean => status === 'PENDING';

export const TEXT_MAX = 2_000;
export const COMMENTS_MAX = 2_000;

/** What a student says. */
export const explanation = {
  text: text({ max: TEXT_MAX, problem: 'explanationTooLong', missing: 'explanationMissing' }),
};

interface Absence {
  status: AttendanceStatus;
  day: Day;
  explanationId: string | null;
}

/** Why a record cannot be explained, or null (HOLE-49). */
export function explainProblem(
  { status, day, explanationId }: Absence,
  { today, isOpen }: { today: Day; isOpen: boolean },
): 'explanationsDisabled' | 'notAbsentThere' | 'explanationTooLate' | 'alreadyExplained' | null {
  if (!isOpen) return 'explanationsDisabled';
  if (explanationId !== null) return 'alreadyExplained';
  if (status !== 'ABSENT' || day > today) return 'notAbsentThere';
  return today > lastDayToExplain(day) ? 'explanationTooLate' : null;
}
