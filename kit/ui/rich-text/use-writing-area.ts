import { useEffect, useState, type ComponentType } from 'react';
import type { WritingAreaProps } from './writing/writing-area.tsx';

type Area = ComponentType<WritingAreaProps>;

/** Once it has come it is there at once for every further text of the visit. */
let loaded: Area | null = null;

async function load(): Promise<Area> {
  loaded = (await import('./writing/writing-area.tsx')).WritingArea;
  return loaded;
}

interface Wanted {
  Area: Area | null;
  /** The network did not bring it. What was written before is safe, and it can be asked for again. */
  hasFailed: boolean;
  tryAgain: () => void;
}

/** Fetches the editor, which is too heavy for screens on which nobody writes. */
export function useWritingArea(isWanted: boolean): Wanted {
  const [Area, setArea] = useState<Area | null>(() => loaded);
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);

  useEffect(
    function fetchTheEditor() {
      if (Area || !isWanted) return;
      load().then(
        (area) => setArea(() => area),
        () => setFailures(tries),
      );
    },
    [Area, isWanted, tries],
  );
  return { Area, hasFailed: !Area && failures === tries, tryAgain: () => setTries(tries + 1) };
}
