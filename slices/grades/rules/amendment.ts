import { takeOff, type Percent } from '#kit/percent/percent.ts';
import { PASS_MARK, type CourseState, type CourseStep } from './course-grade.ts';

export const AMENDMENT_STATUSES = ['PENDING', 'ACCEPTED', 'LEFT', 'WITHDRAWN'] as const;
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];

export const AMENDMENT_DECISIONS = ['ACCEPTED', 'LEFT'] as const satisfies readonly AmendmentStatus[];
export type AmendmentDecision = (typeof AMENDMENT_DECISIONS)[number];

export const COMMENTS_MAX = 2_000;

type HeldState = Exclude<CourseState, 'IN_PROGRESS'>;

/** A grade as it was settled. */
export interface HeldGrade {
  score: Percent | null;
  state: HeldState;
  steps: readonly CourseStep[];
}

export interface AmendedGrade extends HeldGrade {
  score: Percent;
  deduction: Percent;
}

/** What a settled grade becomes if absences take off so much; null where it stays the same, as one that was entered does. */
export function amendedGrade(
  held: HeldGrade,
  deduction: Percent,
  passMark: Percent = PASS_MARK,
): AmendedGrade | null {
  const mean = held.steps.find(({ kind }) => kind === 'MEAN')?.score;
  const isEntered = held.steps.some(({ kind }) => kind === 'ENTERED');
  if (mean === undefined || held.score === null || isEntered) return null;
  const score = takeOff(mean, deduction);
  if (score === held.score) return null;
  const before = held.steps.filter(({ kind }) => kind !== 'DEDUCTION');
  return {
    score,
    // What keeps a course from being complete is not attendance.
    state: held.state === 'INCOMPLETE' ? held.state : score >= passMark ? 'PASSED' : 'FAILED',
    steps: deduction === 0 ? before : [...before, { kind: 'DEDUCTION', score, takenOff: deduction }],
    deduction,
  };
}

/** The newest amendment of a grade, if there has been one. */
export interface NewestAmendment {
  status: AmendmentStatus;
  deduction: Percent;
}

export type AmendmentStep = 'OFFER' | 'WITHDRAW' | 'KEEP';

/** What becomes of the offer when the deduction has changed; `due` is null where the settled grade is right again. */
export function nextStep(
  newest: NewestAmendment | null,
  due: Pick<AmendedGrade, 'deduction'> | null,
): AmendmentStep {
  const isOpen = newest?.status === 'PENDING';
  const wasLeft = newest?.status === 'LEFT';
  if (!due) return isOpen || wasLeft ? 'WITHDRAW' : 'KEEP';
  const isSame = (isOpen || wasLeft) && newest.deduction === due.deduction;
  return isSame ? 'KEEP' : 'OFFER';
}
