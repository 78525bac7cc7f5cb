import { rememberTyped } from '#kit/ui/form/typed-values.ts';
import type { CallProblem } from '../call/call-problem.ts';
import { forgetUser } from './forget-user.ts';
import { page } from '../page.ts';
import { isUserKnown, storedUser } from './stored-user.ts';
import { lostSession } from './lost-session.ts';

/**
 * Forgets the user and starts the page again when the code of a problem says that the session is lost. Its message does not
 * count, since messages hold names that people have given. A visitor has no session to lose, and would be reloaded for ever.
 */
export function signOutIfSessionLost({ code }: CallProblem): void {
  if (code !== 'UNAUTHENTICATED' || !isUserKnown()) return;
  const owner = storedUser.read()?._id;
  forgetUser();
  // What was typed waits for the same person to come back, and for nobody else.
  if (owner) rememberTyped(owner);
  lostSession.write(true);
  page.reloadWhenFree();
}
