/** Accents and case do not matter to somebody who searches: "szabo" finds "Szabó". */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Where the words stand in a text, or null where they do not. Letter by letter, as folding may change lengths. */
export function matchWords(text: string, words: string): { from: number; to: number } | null {
  const wanted = folded(words.trim());
  if (wanted === '') return { from: 0, to: 0 };
  const letters = [...text];
  const foldedLetters = letters.map(folded);
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

/** Those that hold the words, in their order, but first those in which a word begins with them. */
export function bestFirst<Item>(
  items: readonly Item[],
  words: string,
  textOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item): number => {
    const text = textOf(item);
    const match = matchWords(text, words);
    if (!match) return 2;
    return match.from === 0 || /[\s\p{P}]/u.test(text[match.from - 1] ?? '') ? 0 : 1;
  };
  return items.filter((item) => rank(item) < 2).toSorted((a, b) => rank(a) - rank(b));
}
