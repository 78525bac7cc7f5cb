import { call } from '../call/call.ts';
import { CallProblem } from '../call/call-problem.ts';
import { storedValue } from '../storage/stored-value.ts';
import { logoutUser } from './session.graphql.generated.ts';

/**
 * The session's cookie is out of the browser code's reach. When the call that ends it fails, this mark keeps the
 * person signed out here anyway, and every page load tries the call again.
 */
const mark = storedValue('signOutUnfinished', (stored) => (stored === true ? true : null));

export const forgetUnfinishedSignOut = (): void => mark.remove();

/** Ends the session on the server; false when that could not be done yet. */
export async function endSession(): Promise<boolean> {
  mark.write(true);
  try {
    await call(logoutUser, {}, { ignoresSessionLoss: true });
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    // A server that knows of no session has none to end.
    if (problem.code !== 'UNAUTHENTICATED') return false;
  }
  mark.remove();
  return true;
}

/** Completes a sign-out that failed on an earlier page; true when none is left to complete. */
export const finishSignOut = async (): Promise<boolean> => mark.read() === null || endSession();
