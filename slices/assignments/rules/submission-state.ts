import { isRequired } from '#slices/courses/rules/joining.ts';

export interface SubmissionFacts {
  /** When the group has to be done. */
  dueAt: Date;
  /** More time for this student alone. */
  extendedTo: Date | null;
  /** When the newest version came. */
  submittedAt: Date | null;
  /** When it was last given back to be handed in again. */
  returnedAt: Date | null;
  gradedAt: Date | null;
  /** When the student's first day in any group with the course began, where it is known. */
  joinedAt?: Date | null;
}

export const SUBMISSION_STATES = [
  'TO_DO',
  'SUBMITTED',
  'RETURNED',
  'MISSED',
  'NOT_REQUIRED',
  'GRADED',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Until when the student may hand in. More time never means less. */
export const closesAt = ({ dueAt, extendedTo }: Pick<SubmissionFacts, 'dueAt' | 'extendedTo'>): Date =>
  extendedTo && extendedTo > dueAt ? extendedTo : dueAt;

/** Grading closes a submission even before the deadline, whose own instant still counts (TRAP-41). */
export const isOpen = (facts: SubmissionFacts, now: Date): boolean =>
  facts.gradedAt === null && now <= closesAt(facts);

export function stateOf(facts: SubmissionFacts, now: Date): SubmissionState {
  const { submittedAt, returnedAt, gradedAt } = facts;
  if (gradedAt) return 'GRADED';
  const isReturned = returnedAt !== null && (submittedAt === null || returnedAt >= submittedAt);
  // Who lets the time for another version go by is graded by the one that is there.
  if (isReturned && isOpen(facts, now)) return 'RETURNED';
  if (submittedAt) return 'SUBMITTED';
  if (isOpen(facts, now)) return 'TO_DO';
  return isRequired(closesAt(facts), facts.joinedAt ?? null) ? 'MISSED' : 'NOT_REQUIRED';
}

/** Whether the student still has to hand in, for the first time or again. */
export const isToBeDone = (state: SubmissionState): boolean => state === 'TO_DO' || state === 'RETURNED';

/** Whether the newest version came after the group's deadline, which only more time allows. */
export const isLate = ({ submittedAt, dueAt }: Pick<SubmissionFacts, 'submittedAt' | 'dueAt'>): boolean =>
  submittedAt !== null && submittedAt > dueAt;

type SubmitRefusal = 'assignmentIsGraded' | 'assignmentIsClosed';

/** Why nothing can be handed in now, or null. The one rule for every way in. */
export function checkSubmit(facts: SubmissionFacts, now: Date): SubmitRefusal | null {
  if (facts.gradedAt) return 'assignmentIsGraded';
  return isOpen(facts, now) ? null : 'assignmentIsClosed';
}

interface Work {
  state: SubmissionState;
  dueDate: string;
}

/** What is to be done, what waits to be graded, and what is done with. */
const STAGES: Readonly<Record<SubmissionState, number>> = {
  TO_DO: 0,
  RETURNED: 0,
  SUBMITTED: 1,
  GRADED: 2,
  MISSED: 2,
  NOT_REQUIRED: 2,
};

/** In the order in which a person thinks of their work: what is to be done, the next deadline first; then what was last. */
export const inOrderOfWork = <One extends Work>(works: readonly One[]): One[] =>
  works.toSorted((one, other) => {
    const stage = STAGES[one.state];
    const later = Date.parse(one.dueDate) - Date.parse(other.dueDate);
    return stage - STAGES[other.state] || (stage === 0 ? later : -later);
  });

/** What the list of submissions can be sorted by. */
export const SUBMISSION_SORTS = ['SUBMITTED', 'DUE', 'STUDENT'] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];
