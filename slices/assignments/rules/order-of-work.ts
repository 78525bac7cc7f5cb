import type { SubmissionState } from './submission-state.ts';

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
};

/** In the order in which somebody thinks of their work: what is to be done, the next deadline first; then what was last. */
export const inOrderOfWork = <One extends Work>(works: readonly One[]): One[] =>
  works.toSorted((one, other) => {
    const stage = STAGES[one.state];
    const later = Date.parse(one.dueDate) - Date.parse(other.dueDate);
    return stage - STAGES[other.state] || (stage === 0 ? later : -later);
  });
