import { useEffect, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import type { FoundRecord } from '#kit/client/palette-search.ts';
import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';

/** No request for every letter while the user types. */
const PAUSE_MS = 150;

const FEWEST_LETTERS = 2;

export interface FoundRecords {
  heading: MessageId;
  icon: IconName;
  records: readonly FoundRecord[];
}

/** Finds what words stand for, or rejects with a CallProblem when the server cannot be asked. */
export type FindRecords = (words: string, signal: AbortSignal) => Promise<readonly FoundRecords[]>;

/** How far a search has come. One that failed leaves the screens, which need no server. */
export type SearchState = 'searching' | 'done' | 'failed';

/** Null where the server cannot be asked, or the search is called off. */
async function findOrNothing(
  find: FindRecords,
  words: string,
  signal: AbortSignal,
): Promise<readonly FoundRecords[] | null> {
  try {
    return await find(words, signal);
  } catch (problem) {
    if (!signal.aborted && !(problem instanceof CallProblem)) throw problem;
    return null;
  }
}

/** What is found for the words; what was found for other words is not shown. */
export function useFoundRecords(
  find: FindRecords | undefined,
  words: string,
): { found: readonly FoundRecords[]; search: SearchState } {
  const wanted = words.trim();
  const isAsked = wanted.length >= FEWEST_LETTERS && find !== undefined;
  const [found, setFound] = useState<{ words: string; all: readonly FoundRecords[] | null }>({
    words: '',
    all: [],
  });
  useEffect(
    function askTheServer() {
      if (wanted.length < FEWEST_LETTERS || !find) return;
      const leaving = new AbortController();
      const timer = setTimeout(() => {
        void findOrNothing(find, wanted, leaving.signal).then((all) => {
          if (!leaving.signal.aborted) setFound({ words: wanted, all });
        });
      }, PAUSE_MS);
      return () => {
        clearTimeout(timer);
        leaving.abort();
      };
    },
    [find, wanted],
  );
  if (found.words !== wanted) return { found: [], search: isAsked ? 'searching' : 'done' };
  if (!found.all) return { found: [], search: 'failed' };
  return { found: found.all.filter(({ records }) => records.length > 0), search: 'done' };
}
