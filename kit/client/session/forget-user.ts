import { forgetTyped } from '#kit/ui/form/typed-values.ts';
import { emptyTray } from '#kit/ui/tray/tray.ts';
import { forgetPersonalAppState } from '../storage/app-state.ts';
import { purgePersistedCache } from '../storage/persisted-cache.ts';
import { forgetRecentPlaces } from '../storage/recent-places.ts';
import { forgetPersonalChoices } from '../storage/stored-choices.ts';
import { forgetShown } from '../together/last-shown.ts';
import { forgetStoredUser, isUserKnown } from './stored-user.ts';
import { stopWorkOfUser } from './work-of-user.ts';

/**
 * Removes from this browser what belongs to the person who was signed in. What they have written and not yet sent stays on
 * the device (forget-device-store.ts) unless they leave by themselves: a session that is lost must not cost an answer.
 */
export function forgetUser(): void {
  // A visitor, who comes by here too, keeps what they have typed into the login.
  if (isUserKnown()) forgetTyped();
  emptyTray();
  stopWorkOfUser();
  forgetStoredUser();
  forgetShown();
  purgePersistedCache();
  forgetPersonalAppState();
  forgetPersonalChoices();
  forgetRecentPlaces();
}
