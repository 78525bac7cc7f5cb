import { recentPlaces } from '#kit/client/storage/recent-places.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MenuEntry } from '../site-map/menus.ts';
import { foundGroups } from './found-groups.ts';
import { beginsWord, bestFirst } from './match-words.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import { useFoundRecords, type FindRecords } from './use-found-records.ts';

/** What the user may reach by the palette. */
export interface PaletteOffer {
  places: readonly MenuEntry[];
  actions: readonly PaletteOption[];
  /** Looks for records on the server. */
  find?: FindRecords;
}

/** What the palette shows for some words: without any, the recent places first. */
export function usePaletteGroups(
  { places, actions, find }: PaletteOffer,
  words: string,
): readonly PaletteGroup[] {
  const text = useText();
  const found = useFoundRecords(find, words);
  const screens = places.map(({ path, label, icon, goKey }): PaletteOption => ({
    id: path,
    icon: icon ?? 'arrowRight',
    name: text(label),
    ...(goKey && { keys: `g ${goKey}` }),
    action: path,
  }));
  const isSearching = words.trim() !== '';
  const recent = isSearching ? [] : recentPlaces().flatMap((path) => screens.filter(({ id }) => id === path));
  const nameOf = ({ name, alsoBy = '' }: PaletteOption) => `${name} ${alsoBy}`.trim();
  const fitting = actions.filter(
    ({ name, isOneOfMany }) => !isOneOfMany || (isSearching && beginsWord(name, words)),
  );
  const groups: PaletteGroup[] = [
    { heading: 'paletteRecent', options: recent },
    ...foundGroups(found, text),
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
