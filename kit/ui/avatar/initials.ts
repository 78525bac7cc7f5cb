const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';

/** What stands before names and is none: "Dr", and anything cut short by a point that is longer than an initial. */
const isTitle = (word: string): boolean => /^(Dr|Prof|Rev|Mr|Mrs|Ms|Pastor)$|^..+\.$/u.test(word);

/** The first letters of the first and of the last name; a name of one word has one. */
export function initialsOf(fullName: string): string {
  const all = fullName.trim().split(/\s+/);
  const named = all.filter((word) => !isTitle(word));
  const words = named.length > 0 ? named : all;
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('');
}

export const HUES = 6;

/** Always the same hue for the same name, so that a person is found again by it. */
export const hueOf = (fullName: string): number =>
  [...fullName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;
