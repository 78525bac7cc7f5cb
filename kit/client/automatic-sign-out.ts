import { tellsSessionLoss } from '#kit/access/session-loss.ts';
import { forgetUser } from './forget-user.ts';
import { page } from './page.ts';
import { isSomebodyHere } from './stored-user.ts';
import { lostSession } from './session/lost-session.ts';

/**
 * Forgets the user and starts the page again when a message tells that the session is lost. A visitor has no session
 * to lose; reloading for one would never end.
 */
export function signOutIfSessionLost(message: string): void {
  if (!tellsSessionLoss(message) || !isSomebodyHere()) return;
  forgetUser();
  lostSession.write(true);
  page.reload();
}
