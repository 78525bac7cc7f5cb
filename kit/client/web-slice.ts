import type { RouteObject } from 'react-router';
import type { Screens } from './loading/load-screen.ts';
import type { Place } from './place.ts';

/**
 * What a slice offers to the web app, in its `web/slice.ts`. Every page carries all of it, so a screen is only named here and
 * fetched when a user goes there. `npm run gen` puts the slices in their order (apps/web/slices.generated.ts).
 */
export interface WebSlice {
  /** The screens that need a signed-in user, by their addresses. */
  screens?: Screens;
  /** The addresses of those that go on from what the device keeps, while the server cannot say who is there. */
  offlineScreens?: readonly string[];
  /** Like the screens: the pages that slices further up add to: `NAME.page.tsx`, given the slots of every `NAME.slots.tsx`. */
  pages?: Readonly<Record<string, string>>;
  /** What is open to everybody. */
  openRoutes?: readonly RouteObject[];
  /** Who may open the addresses, what they are called, and in which menu they stand. */
  places?: readonly Place[];
}
