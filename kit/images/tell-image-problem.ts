import { RuleError } from '#kit/graphql/problem.ts';
import { ImageProblem } from './image-store.ts';

/** Tells the person why a picture was not taken; a store that is away and any surprise are told as such elsewhere. */
export function tellImageProblem(error: unknown): never {
  if (!(error instanceof ImageProblem) || error.isUnavailable) throw error;
  throw new RuleError(error.problem, 'BAD_USER_INPUT', {}, { cause: error });
}
