import { call } from '#kit/client/call/call.ts';
import type { TellableError } from '#kit/ui/text/use-problem-text.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { safeRedirect } from '#kit/client/guard/safe-redirect.ts';
import { admit } from './admit.ts';
import { validateMSAuth } from './sign-in.graphql.generated.ts';
import { callbackProblem, oauthDestination, oauthState } from './work-account-flow.ts';

export type Completion = { destination: string } | { failure: TellableError };

const failure = (problem: string): Completion => ({ failure: { message: problem, problem } });

async function complete(search: URLSearchParams): Promise<Completion> {
  const code = search.get('code');
  const mistake = callbackProblem({ code, state: search.get('state'), storedState: oauthState.read() });
  oauthState.forget();
  if (mistake !== null) return failure(mistake);
  const destination = safeRedirect(oauthDestination.read());
  oauthDestination.remove();
  try {
    const answer = await call(validateMSAuth, { code: code ?? '' });
    return (await admit(answer.validateMSAuth)) ? { destination } : failure('useAppToLogOn');
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return { failure: problem };
  }
}

const started = new Map<string, Promise<Completion>>();

/** Completes a sign-in from what the identity provider sent along. A code works once, however often it is asked for. */
export function completeWorkAccountSignIn(search: URLSearchParams): Promise<Completion> {
  const answer = search.toString();
  const running = started.get(answer) ?? complete(search);
  started.set(answer, running);
  return running;
}
