import { Suspense, use } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { completeWorkAccountSignIn } from './complete-work-account-sign-in.ts';

/** Where the identity provider sends people back to. */
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
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const completion = use(completeWorkAccountSignIn(search));
  if ('destination' in completion) return <Navigate to={completion.destination} replace />;
  return (
    <SheetPage title={<Text id="workAccountSignIn" />}>
      <Note tone="danger">{problemText(completion.failure)}</Note>
      <Button onClick={() => void navigate('/login')}>
        <Text id="backToLogin" />
      </Button>
    </SheetPage>
  );
}
