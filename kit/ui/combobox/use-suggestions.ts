import { useCallback, useEffect, useMemo, useState } from 'react';
import { fitting, type Suggestion, type SuggestionSource } from './suggestion.ts';

/** Letters that follow each other faster than this are asked for together. */
export const SEARCH_AFTER_MS = 250;

interface Answer {
  search: string;
  attempt: number;
  found: readonly Suggestion[];
  hasFailed: boolean;
}

export interface Suggestions {
  found: readonly Suggestion[];
  status: 'ready' | 'searching' | 'failed';
  /** Asks the same again after a failure. */
  refetch: () => void;
}

/** What fits the words typed so far, from a list at once or from the server a little later. */
export function useSuggestions(source: SuggestionSource, search: string, isOpen: boolean): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refetch = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(
    function askTheServer() {
      if (typeof source !== 'function' || !isOpen) return;
      const asking = new AbortController();
      const tell = (found: readonly Suggestion[], hasFailed: boolean): void => {
        if (!asking.signal.aborted) setAnswer({ search, attempt, found, hasFailed });
      };
      const timer = setTimeout(
        () => {
          source(search, asking.signal).then(
            (found) => tell(found, false),
            () => tell([], true),
          );
          // Nothing was typed yet: the list was only opened.
        },
        search === '' ? 0 : SEARCH_AFTER_MS,
      );
      return () => {
        clearTimeout(timer);
        asking.abort();
      };
    },
    [source, search, isOpen, attempt],
  );

  return useMemo(() => {
    if (typeof source !== 'function') return { found: fitting(source, search), status: 'ready', refetch };
    const isNew = answer?.search === search && answer.attempt === attempt;
    // The last answer stays in sight while the next is on its way, so that the list does not flicker.
    return {
      found: answer?.found ?? [],
      status: !isNew ? 'searching' : answer.hasFailed ? 'failed' : 'ready',
      refetch,
    };
  }, [source, search, answer, attempt, refetch]);
}
