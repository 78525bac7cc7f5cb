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

/** Tells which texts hold every word that was typed; accents and capitals do not matter. */
export function holding(search: string): (text: string) => boolean {
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const words = bare(text);
    return wanted.every((word) => words.includes(word));
  };
}

/** Those that hold every word that was typed. */
export function fitting(suggestions: readonly Suggestion[], search: string): readonly Suggestion[] {
  const fits = holding(search);
  return suggestions.filter(({ label, aside = '' }) => fits(`${label} ${aside}`));
}
