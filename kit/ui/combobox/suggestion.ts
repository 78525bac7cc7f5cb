export interface Suggestion {
  value: string;
  label: string;
  /** Tells apart what has the same label: a campus, an email address. */
  aside?: string;
}

/** All there are, or a search for those that fit. */
export type SuggestionSource =
  readonly Suggestion[] | ((search: string, signal: AbortSignal) => Promise<readonly Suggestion[]>);

const bare = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Those that hold every word that was typed; accents and capitals do not matter. */
export function fitting(suggestions: readonly Suggestion[], search: string): readonly Suggestion[] {
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  return suggestions.filter(({ label, aside = '' }) => {
    const words = bare(`${label} ${aside}`);
    return wanted.every((word) => words.includes(word));
  });
}
