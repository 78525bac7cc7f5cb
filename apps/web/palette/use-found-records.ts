import { useEffect, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import type { FoundRecord, PaletteSearch } from '#kit/client/palette-search.ts';

/** No request for every letter while the user types. */
const PAUSE_MS = 150;

const FEWEST_LETTERS = 2;

export interface FoundRecords {
  search: PaletteSearch;
  records: readonly FoundRecord[];
}

/** A search that fails, or is called off, finds nothing; the others and the screens are still offered. */
async function findOrNothing(
  search: PaletteSearch,
  words: string,
  signal: AbortSignal,
): Promise<FoundRecords> {
  try {
    return { search, records: await search.find(words, signal) };
  } catch (problem) {
    if (!signal.aborted && !(problem instanceof CallProblem)) throw problem;
    return { search, records: [] };
  }
}

/** What the searches find for the words; what was found for other words is not shown. */
export function useFoundRecords(searches: readonly PaletteSearch[], words: string): readonly FoundRecords[] {
  const wanted = words.trim();
  const [found, setFound] = useState<{ words: string; all: readonly FoundRecords[] }>({ words: '', all: [] });
  useEffect(
    function askTheServer() {
      if (wanted.length < FEWEST_LETTERS || searches.length === 0) return;
      const leaving = new AbortController();
      const timer = setTimeout(() => {
        void Promise.all(searches.map((search) => findOrNothing(search, wanted, leaving.signal))).then(
          (all) => {
            if (!leaving.signal.aborted) setFound({ words: wanted, all });
          },
        );
      }, PAUSE_MS);
      return () => {
        clearTimeout(timer);
        leaving.abort();
      };
    },
    [searches, wanted],
  );
  return found.words === wanted ? found.all.filter(({ records }) => records.length > 0) : [];
}
