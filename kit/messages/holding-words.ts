import { searchForm } from './search-form.ts';

const wordsOf = (text: string): string =>
  searchForm(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** These are written without spaces, so their words are looked for also inside of others. */
const isUnspaced = (word: string): boolean => /[\u3040-\u9fff\uac00-\ud7af]/.test(word);

/** Tells which texts hold every word of a search, or its beginning, as lists in the database do. Nothing holds no word at all. */
export function holdingWords(search: string): (text: string) => boolean {
  const wanted = wordsOf(search).split(' ').filter(Boolean);
  return (text) => {
    const held = ` ${wordsOf(text)}`;
    return wanted.length > 0 && wanted.every((word) => held.includes(isUnspaced(word) ? word : ` ${word}`));
  };
}
