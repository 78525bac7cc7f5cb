import { recentPlaces } from '#kit/client/storage/recent-places.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { MenuEntry } from '../site-map/menus.ts';
import { foundGroups } from './found-groups.ts';
import { beginsWord, bestFirst } from './match-words.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import { useFoundRecords, type FindRecords, type SearchState } from './use-found-records.ts';

/** A screen that is found by its name. */
export type PaletteEntry = Pick<MenuEntry, 'path' | 'label' | 'alsoBy' | 'icon' | 'goKey'> & {
  /** The name of the area of which it is a part. */
  area?: MessageId;
};

/** What the user may reach by the palette. */
export interface PaletteOffer {
  places: readonly PaletteEntry[];
  actions: readonly PaletteOption[];
  /** Looks for records on the server. */
  find?: FindRecords;
}

/** What the palette shows for some words: without any, the recent places first. */
export function usePaletteGroups(
  { places, actions, find }: PaletteOffer,
  words: string,
): { groups: readonly PaletteGroup[]; search: SearchState } {
  const text = useText();
  const { found, search } = useFoundRecords(find, words);
  const screens = places.map(({ path, label, area, alsoBy, icon, goKey }): PaletteOption => ({
    id: path,
    icon: icon ?? 'arrowRight',
    name: text(label),
    ...(area && { aside: text(area) }),
    ...(alsoBy && { alsoBy: text(alsoBy) }),
    ...(goKey && { keys: `g ${goKey}` }),
    action: path,
  }));
  const isSearching = words.trim() !== '';
  const recent = isSearching ? [] : recentPlaces().flatMap((path) => screens.filter(({ id }) => id === path));
  const fitting = actions.filter(
    ({ name, isOneOfMany }) => !isOneOfMany || (isSearching && beginsWord(name, words)),
  );
  const groups: PaletteGroup[] = [
    { heading: 'paletteRecent', options: recent },
    ...foundGroups(found, text),
    {
      heading: 'paletteGoTo',
      options: foundOf(
        screens.filter((screen) => !recent.includes(screen)),
        words,
      ),
    },
    // Last, so that nobody who types the name of a screen logs out by it.
    { heading: 'paletteDo', options: foundOf(fitting, words) },
  ];
  return { groups: groups.filter(({ options }) => options.length > 0), search };
}

/** Those whose name holds the words, then those that are also called by a word that begins with them. */
function foundOf(options: readonly PaletteOption[], words: string): PaletteOption[] {
  const named = bestFirst(options, words, ({ name }) => name);
  const others = options.filter(({ alsoBy }) => alsoBy && beginsWord(alsoBy, words));
  return [...new Set([...named, ...others])];
}
