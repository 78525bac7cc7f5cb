import { page } from '../page.ts';
import { storedUser } from './stored-user.ts';
import { storedValue } from '../storage/stored-value.ts';
import { lostSession } from './lost-session.ts';
import { session } from './session.ts';

/** Written and removed in one breath: only the other tabs ever see it. */
const signedOut = storedValue('signedOut', () => true);

/**
 * Tells the other tabs that this one has signed out. The stored user cannot tell them: the server's answer to a
 * logout empties the storage, and browsers do that in silence.
 */
export function tellOtherTabs(): void {
  signedOut.write(true);
  signedOut.remove();
}

/** Reloads this page when another tab has signed out, or signed in as another user. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const now = session();
    if (now.status !== 'signedIn') return;
    const hasLeft = key === 'signedOut' && newValue !== null;
    const stored = key === 'user' ? storedUser.read() : null;
    const isAnother = stored !== null && stored._id !== now.user._id;
    if (!hasLeft && !isAnother) return;
    if (hasLeft && !now.user.impersonatingUser) lostSession.write(true);
    page.reloadWhenFree();
  });
}
