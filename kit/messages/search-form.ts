/** Words as they are looked for: capitals and accents do not count, so that "szabo" finds "Szabó". */
export const searchForm = (words: string): string =>
  words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
