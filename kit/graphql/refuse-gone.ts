import { isTaken, namesWhatIsGone } from '#kit/db/constraint.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import { RuleError } from './problem.ts';

/** For the `catch` of an insert: what it names is gone, or never was. */
export function refuseGone(error: unknown): never {
  throw namesWhatIsGone(error) ? new RuleError('recordNotFound', 'NOT_FOUND') : error;
}

/** For the `catch` of a write: another record has the code or title already. */
export const refuseTaken =
  (problem: ProblemId, field: string) =>
  (error: unknown): never => {
    throw isTaken(error) ? new RuleError(problem, 'BAD_USER_INPUT', {}, { field, cause: error }) : error;
  };
