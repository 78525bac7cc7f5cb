/** Words as they are looked for: capitals and accents do not count. */
export const searchForm = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
