import type { Screens } from '#kit/client/loading/load-screen.ts';
import { PAGES } from './pages.generated.ts';
import { slices } from './slices.generated.ts';

/** The screens for which a user must be signed in. */
export const SCREENS: Screens = Object.fromEntries(
  slices.flatMap(({ screens = {}, pages = {} }) => [
    ...Object.entries(screens),
    ...Object.entries(pages).map(([path, name]) => [path, PAGES[name as keyof typeof PAGES]] as const),
  ]),
);

/** Those that go on from what the device keeps, while the server cannot say who is there. */
export const OFFLINE_SCREENS: ReadonlySet<string> = new Set(
  slices.flatMap(({ offlineScreens = [] }) => offlineScreens),
);

/** What is open to everybody. */
export const OPEN_ROUTES = slices.flatMap(({ openRoutes = [] }) => openRoutes);
