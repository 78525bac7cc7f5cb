import { tellsSessionLoss } from '#kit/access/session-loss.ts';
import { keepTyped } from '#kit/ui/form/typed-values.ts';
import { forgetUser } from './forget-user.ts';
import { page } from './page.ts';
import { isSomebodyHere, storedUser } from './stored-user.ts';
import { lostSession } from './session/lost-session.ts';

/**
 * Forgets the user and starts the page again when a message tells that the session is lost. A visitor has no session
 * to lose; reloading for one would never end.
 */
export function signOutIfSessionLost(message: string): void {
  if (!tellsSessionLoss(message) || !isSomebodyHere()) return;
  const owner = storedUser.read()?._id;
  forgetUser();
  // What was typed waits for the same person to come back, and for nobody else.
  if (owner) keepTyped(owner);
  lostSession.write(true);
  page.reloadWhenFree();
}
