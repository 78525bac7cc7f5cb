import { closesAt, type SubmissionFacts } from './submission-state.ts';

export const REASON_MAX = 1_000;
export const RETURN_NOTE_MAX = 4_000;

type ExtensionProblem = 'extensionTooEarly' | 'extensionNeedsReason' | 'assignmentIsGraded';

/** Why a student cannot be given time until then, or null. */
export function checkExtension(
  facts: SubmissionFacts,
  { until, reason }: { until: Date; reason: string },
  now: Date,
): ExtensionProblem | null {
  if (facts.gradedAt) return 'assignmentIsGraded';
  if (until <= facts.dueAt || until <= now) return 'extensionTooEarly';
  return reason.trim() === '' || reason.length > REASON_MAX ? 'extensionNeedsReason' : null;
}

type ReturnProblem = 'nothingToReturn' | 'returnNeedsTime' | 'returnNoteMissing';

/** Why work cannot be given back to be handed in again, or null. After the deadline that takes more time. */
export function checkReturn(
  facts: SubmissionFacts,
  { until, note }: { until: Date | null; note: string },
  now: Date,
): ReturnProblem | null {
  if (!facts.submittedAt && !facts.gradedAt) return 'nothingToReturn';
  if (closesAt({ ...facts, extendedTo: until ?? facts.extendedTo }) <= now) return 'returnNeedsTime';
  return note.trim() === '' || note.length > RETURN_NOTE_MAX ? 'returnNoteMissing' : null;
}
