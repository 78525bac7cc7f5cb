import { searchForm } from '#kit/messages/search-form.ts';

export interface Suggestion {
  value: string;
  label: string;
  /** Tells apart what has the same label: a campus, an email address. */
  aside?: string;
}

/** All there are, or a search for those that fit. */
export type SuggestionSource =
  | readonly Suggestion[]
  | ((search: string, signal: AbortSignal) => Promise<readonly Suggestion[]>);

/** Tells which texts hold every word that was typed; accents and capitals do not matter. */
export function holding(search: string): (text: string) => boolean {
  const wanted = searchForm(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const words = searchForm(text);
    return wanted.every((word) => words.includes(word));
  };
}

/** Those that hold every word that was typed. */
export function fitting(suggestions: readonly Suggestion[], search: string): readonly Suggestion[] {
  const fits = holding(search);
  return suggestions.filter(({ label, aside = '' }) => fits(`${label} ${aside}`));
}
