import type { Place } from '#kit/client/place.ts';
import { slices } from '../slices.generated.ts';

/** What no single slice owns, and what the slices that are still to come will own. */
const OWN: readonly Place[] = [
  { path: '/student', anyOf: ['user'] },
  // Teaching is no role: the server knows who teaches what.
  { path: '/teaching', anyOf: ['user'] },
  { path: '/app-settings', anyOf: ['user'], label: 'menuAppSettings', icon: 'settings' },
  {
    path: '/reports',
    anyOf: ['admin', 'reportsAdmin'],
    label: 'menuReports',
    icon: 'sum',
    menu: 'staff',
    settingsOf: 'reportsAdmin',
    goKey: 'r',
  },
];

/**
 * Every address that needs a role. A row only says what would be offered: whether there is such a screen is another
 * matter, and an address without a screen is offered nowhere and opens nothing.
 */
export const PLACES: readonly Place[] = [...OWN, ...slices.flatMap(({ places = [] }) => places)];
