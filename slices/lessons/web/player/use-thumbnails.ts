import { useEffect, useState } from 'react';
import type { Cue } from '../../rules/cue.ts';
import { readThumbnails } from '../../rules/films/thumbnail.ts';

/** The small pictures of a film, fetched when a person first looks for a place. Without them nothing is missing but they. */
export function useThumbnails(url: string | null, isWanted: boolean): readonly Cue[] {
  const [kept, setKept] = useState<{ url: string; list: readonly Cue[] } | null>(null);
  const wanted = isWanted ? url : null;

  useEffect(
    function fetchThumbnails() {
      if (wanted === null) return;
      const leaving = new AbortController();
      fetch(wanted, { signal: leaving.signal })
        .then(async (answer) => (answer.ok ? readThumbnails(await answer.text()) : []))
        .then((list) => setKept({ url: wanted, list }))
        // They are fetched again with the next addresses of the film.
        .catch(() => undefined);
      return () => leaving.abort();
    },
    [wanted],
  );

  return kept && kept.url === url ? kept.list : [];
}
