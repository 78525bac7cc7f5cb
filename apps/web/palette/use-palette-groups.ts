import { useMemo } from 'react';
import { recentPlaces } from '#kit/client/storage/recent-places.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MenuEntry } from '../site-map/menus.ts';
import { beginsWord, bestFirst } from './match-words.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import { useFoundRecords } from './use-found-records.ts';

/** What the user may reach by the palette. */
export interface PaletteOffer {
  places: readonly MenuEntry[];
  actions: readonly PaletteOption[];
  searches: readonly PaletteSearch[];
}

/** What the palette shows for some words: without any, the recent places first. */
export function usePaletteGroups(
  { places, actions, searches }: PaletteOffer,
  words: string,
): readonly PaletteGroup[] {
  const text = useText();
  const open = useMemo(
    () => searches.filter(({ path }) => places.some((place) => place.path === path)),
    [searches, places],
  );
  const found = useFoundRecords(open, words);
  const screens = places.map(({ path, label, icon, goKey }): PaletteOption => ({
    id: path,
    icon: icon ?? 'arrowRight',
    name: text(label),
    ...(goKey && { keys: `g ${goKey}` }),
    action: path,
  }));
  const isSearching = words.trim() !== '';
  const recent = isSearching ? [] : recentPlaces().flatMap((path) => screens.filter(({ id }) => id === path));
  const nameOf = ({ name }: PaletteOption) => name;
  const fitting = actions.filter(
    ({ name, isOneOfMany }) => !isOneOfMany || (isSearching && beginsWord(name, words)),
  );
  const groups: PaletteGroup[] = [
    { heading: 'paletteRecent', options: recent },
    ...found.map(({ search, records }) => ({
      heading: search.heading,
      options: records.map(({ _id, name, aside, path }) => ({
        id: `${search.heading}-${_id}`,
        icon: search.icon,
        name,
        ...(aside && { aside }),
        action: path,
      })),
    })),
    {
      heading: 'paletteGoTo',
      options: bestFirst(
        screens.filter((screen) => !recent.includes(screen)),
        words,
        nameOf,
      ),
    },
    // Last, so that nobody who types the name of a screen logs out by it.
    { heading: 'paletteDo', options: bestFirst(fitting, words, nameOf) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
