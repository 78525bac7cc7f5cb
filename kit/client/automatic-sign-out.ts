import { forgetUser } from './forget-user.ts';
import { page } from './page.ts';
import { isSomebodyHere } from './stored-user.ts';

/** The sentences by which the server says that the session is lost; it says them for nothing else. */
const SESSION_LOSS = ['Token expired', 'Context userId not found', 'cookie is not defined', 'User not found'];

/**
 * Forgets the user and starts the page again when a message tells that the session is lost. A visitor has no session
 * to lose; reloading for one would never end.
 */
export function signOutIfSessionLost(message: string): void {
  if (!SESSION_LOSS.some((sentence) => message.includes(sentence))) return;
  if (!isSomebodyHere()) return;
  forgetUser();
  page.reload();
}
