const YEARS = /(\d{4})(\/\d{2})?/g;

/** The same words a year later: of 2026/27 it makes 2027/28, and of Autumn 2026 Autumn 2027. */
export const nextIntake = (words: string): string =>
  words.replaceAll(YEARS, (_, year: string, ending?: string) => {
    const next = Number(year) + 1;
    return ending ? `${next}/${String((next + 1) % 100).padStart(2, '0')}` : String(next);
  });
