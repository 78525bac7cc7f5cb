import { namesWhatIsGone } from '#kit/db/constraint.ts';
import { RuleError } from './problem.ts';

/** For the `catch` of an insert: what it names is gone, or never was. */
export function refuseGone(error: unknown): never {
  throw namesWhatIsGone(error) ? new RuleError('recordNotFound', 'NOT_FOUND') : error;
}
