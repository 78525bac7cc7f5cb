import { Suspense, use, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallProblem } from '#kit/client/call/call-problem.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { connectCalendar } from './connect-calendar.ts';
import { useConsent } from './use-consent.ts';

/** Where Google sends a user back who has let us read their calendar, or has not. */
export function GoogleAuthScreen() {
  return (
    <Suspense fallback={<Connecting />}>
      <Answered />
    </Suspense>
  );
}

const Connecting = () => (
  <SheetPage title={<Text id="connectingCalendar" />}>
    <Spinner />
  </SheetPage>
);

function Answered() {
  const [address] = useSearchParams();
  const failure = use(connectCalendar(address));
  if (failure === null) return <Connected />;
  return <NotConnected problem={failure === 'withoutCode' ? null : failure} />;
}

/** The news goes along to the dashboard, where the calendar is shown. */
function Connected() {
  const text = useText();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    showToast('success', text('calendarConnected'));
    void navigate('/dashboard', { replace: true });
  });
  useEffect(function leaveAtOnce() {
    leave();
  }, []);
  return <Connecting />;
}

/** The code is used up or was never given, so another try begins at Google. */
function NotConnected({ problem }: { problem: CallProblem | null }) {
  const problemText = useProblemText();
  const { leave, isLeaving } = useConsent();
  return (
    <SheetPage title={<Text id="errorConnecting" />} lead={<Text id="pleaseTryAgain" />}>
      {problem && <Note tone="danger">{problemText(problem)}</Note>}
      <Button tone="primary" size="block" isProcessing={isLeaving} onClick={() => void leave()}>
        <Text id="connectAgain" />
      </Button>
    </SheetPage>
  );
}
