/** Fewer letters than these are no reason; a Chinese character says as much as two. */
const FEWEST_LETTERS = 3;

const countOf = (words: string, pattern: RegExp): number => words.match(pattern)?.length ?? 0;

/** Whether words can be a reason: a few letters at least, and not dots or dashes to get past the question. */
export const saysWhy = (words: string): boolean =>
  countOf(words, /\p{L}/gu) + countOf(words, /\p{Script=Han}/gu) >= FEWEST_LETTERS;
