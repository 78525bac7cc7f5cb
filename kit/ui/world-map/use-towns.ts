import { useEffect, useState } from 'react';
import type { Town } from '#kit/world-map/towns.ts';

const NONE: readonly Town[] = [];

/** The list is fetched only where a place is chosen. */
export const loadTowns = () => import('#kit/world-map/towns.ts');

/** The towns of a country, the largest first, as soon as they are there. */
export function useTowns(country: string | null | undefined): readonly Town[] {
  const [known, setKnown] = useState<{ country: string; towns: readonly Town[] } | null>(null);
  useEffect(
    function fetchTowns() {
      if (!country) return undefined;
      let isWanted = true;
      loadTowns().then(
        ({ townsOf }) => isWanted && setKnown({ country, towns: townsOf(country) }),
        // Without names the map still works.
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    },
    [country],
  );
  return known && known.country === country ? known.towns : NONE;
}
