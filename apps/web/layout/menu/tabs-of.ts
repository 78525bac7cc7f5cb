import type { MenuEntry, Menus } from '../../site-map/menus.ts';

/** As many as a thumb can tell apart on a narrow phone. */
const MAX_TABS = 5;

export interface MenuSection {
  heading?: 'menuSettings' | 'menuRestricted';
  entries: readonly MenuEntry[];
}

export interface Tabs {
  tabs: readonly MenuEntry[];
  /** What opens from "More", which then takes the last of the places. */
  more: readonly MenuSection[];
}

/** Divides the menus of a user between the foot of a phone and the sheet that opens from it. */
export function tabsOf({ main, settings, restricted }: Menus): Tabs {
  const isEverything = settings.length + restricted.length === 0 && main.length <= MAX_TABS;
  const count = isEverything ? MAX_TABS : MAX_TABS - 1;
  const sections: MenuSection[] = [
    { entries: main.slice(count) },
    { heading: 'menuSettings', entries: settings },
    { heading: 'menuRestricted', entries: restricted },
  ];
  return { tabs: main.slice(0, count), more: sections.filter(({ entries }) => entries.length > 0) };
}
