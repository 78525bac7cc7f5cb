import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_DOCUMENT_SEARCH } from '../rules/document.ts';

/** What somebody searches for, or its refusal. */
export function wordsToFind(search: string): string {
  const words = search.trim();
  if (words.length > MAX_DOCUMENT_SEARCH)
    throw new RuleError('documentSearchTooLong', 'BAD_USER_INPUT', { max: MAX_DOCUMENT_SEARCH });
  return words;
}
