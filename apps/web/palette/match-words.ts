import { searchForm } from '#kit/messages/search-form.ts';

/** Where the words stand in a text, or null where they do not. Letter by letter, as folding may change lengths. */
export function matchWords(text: string, words: string): { from: number; to: number } | null {
  // Letter by letter as well: a sigma at the end of a word folds otherwise than one alone.
  const wanted = Array.from(words.trim(), searchForm).join('');
  if (wanted === '') return { from: 0, to: 0 };
  const letters = [...text];
  const foldedLetters = letters.map(searchForm);
  for (let first = 0; first < letters.length; first += 1) {
    let met = '';
    for (let last = first; last < letters.length && met.length < wanted.length; last += 1) {
      met += foldedLetters[last] ?? '';
      if (met === wanted) {
        const before = letters.slice(0, first).join('').length;
        return { from: before, to: before + letters.slice(first, last + 1).join('').length };
      }
    }
  }
  return null;
}

/** Whether a word of the text begins with the words. */
export function beginsWord(text: string, words: string): boolean {
  const match = matchWords(text, words);
  return match !== null && (match.from === 0 || /[\s\p{P}]/u.test(text[match.from - 1] ?? ''));
}

/** Those that hold the words, in their order, but first those in which a word begins with them. */
export function bestFirst<Item>(
  items: readonly Item[],
  words: string,
  textOf: (item: Item) => string,
): Item[] {
  const held = items.filter((item) => matchWords(textOf(item), words) !== null);
  const isBest = (item: Item): boolean => beginsWord(textOf(item), words);
  return [...held.filter(isBest), ...held.filter((item) => !isBest(item))];
}
