import { Suspense, use } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useProblemText, type TellableError } from '#kit/ui/text/use-problem-text.ts';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { safeRedirect } from '#kit/client/guard/safe-redirect.ts';
import { admit } from './admit.ts';
import { validateMSAuth } from './work-account.graphql.generated.ts';
import { callbackProblem, oauthDestination, oauthState } from './work-account-flow.ts';

type Completion = { destination: string } | { failure: TellableError };

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
function completeWorkAccountSignIn(search: URLSearchParams): Promise<Completion> {
  const answer = search.toString();
  const running = started.get(answer) ?? complete(search);
  started.set(answer, running);
  return running;
}

export function WorkAccountCallbackScreen() {
  return (
    <Suspense fallback={<Completing />}>
      <Completed />
    </Suspense>
  );
}

function Completing() {
  return (
    <SheetPage title={<Text id="workAccountSignIn" />} lead={<Text id="workAccountCompleting" />}>
      <Spinner />
    </SheetPage>
  );
}

function Completed() {
  const text = useText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const completion = use(completeWorkAccountSignIn(search));
  if ('destination' in completion) return <Navigate to={completion.destination} replace />;
  return (
    <SheetPage title={<Text id="workAccountSignIn" />}>
      <Note tone="danger">{problemText(completion.failure)}</Note>
      <Button onClick={() => void navigate('/login')}>{text('backToLogin')}</Button>
    </SheetPage>
  );
}
