import { useEffect, useMemo, useState } from 'react';
import { fitting, type Suggestion, type SuggestionSource } from './suggestion.ts';

/** Letters that follow each other faster than this are asked for together. */
export const SEARCH_AFTER_MS = 200;

type Answer = { search: string; found: readonly Suggestion[]; hasFailed: boolean };

export interface Suggestions {
  found: readonly Suggestion[];
  status: 'ready' | 'searching' | 'failed';
}

/** What fits the words typed so far, from a list at once or from the server a little later. */
export function useSuggestions(source: SuggestionSource, search: string, isOpen: boolean): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(
    function askTheServer() {
      if (typeof source !== 'function' || !isOpen) return;
      const asking = new AbortController();
      const tell = (found: readonly Suggestion[], hasFailed: boolean): void => {
        if (!asking.signal.aborted) setAnswer({ search, found, hasFailed });
      };
      const timer = setTimeout(() => {
        source(search, asking.signal).then(
          (found) => tell(found, false),
          () => tell([], true),
        );
      }, SEARCH_AFTER_MS);
      return () => {
        clearTimeout(timer);
        asking.abort();
      };
    },
    [source, search, isOpen],
  );

  return useMemo(() => {
    if (typeof source !== 'function') return { found: fitting(source, search), status: 'ready' };
    const isNew = answer?.search === search;
    // The last answer stays in sight while the next is on its way, so that the list does not flicker.
    return {
      found: answer?.found ?? [],
      status: !isNew ? 'searching' : answer.hasFailed ? 'failed' : 'ready',
    };
  }, [source, search, answer]);
}
