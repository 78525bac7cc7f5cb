import { searchForm } from '#kit/messages/search-form.ts';
import { sameReference } from './bible-reference.ts';

/** Words as they are compared: without case, accents, punctuation and the space between them. */
export const plainWords = (words: string): string =>
  searchForm(words)
    .replaceAll(/[\p{Punctuation}\p{Symbol}]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Whether an answer says one of the accepted things, however it is spelled. */
export const saysOneOf = (words: string, accepted: readonly string[]): boolean =>
  plainWords(words) !== '' &&
  accepted.some((right) => plainWords(right) === plainWords(words) || sameReference(right, words));
