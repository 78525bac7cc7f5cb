import { forgetPersonalChoices } from './app-state.ts';
import { forgetChartsFilter } from './charts-filter.ts';
import { purgePersistedCache } from './persisted-cache.ts';
import { forgetRecentPlaces } from './recent-places.ts';
import { forgetStoredUser } from './stored-user.ts';

/** Removes from this browser what belongs to the person who was signed in. */
export function forgetUser(): void {
  forgetStoredUser();
  purgePersistedCache();
  forgetPersonalChoices();
  forgetChartsFilter();
  forgetRecentPlaces();
}
