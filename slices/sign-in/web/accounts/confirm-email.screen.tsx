import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { confirmEmail, newEmailLinkIsOpen } from './account.graphql.generated.ts';

export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const answer = useQuery(newEmailLinkIsOpen, { token }, { fresh: true });
  return (
    <SheetPage title={<Text id="confirmNewEmail" />}>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={1} />}>
        {({ newEmailLinkIsOpen: isOpen }) => (isOpen ? <ConfirmEmail token={token} /> : <DeadLink />)}
      </DataView>
    </SheetPage>
  );
}

/** A press is asked for: programs that only look at links must not use them up. */
function ConfirmEmail({ token }: { token: string }) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [state, setState] = useState<'asking' | 'confirming' | 'confirmed' | 'dead'>('asking');

  async function confirm(): Promise<void> {
    setState('confirming');
    try {
      await call(confirmEmail, { token });
      setState('confirmed');
    } catch (problem) {
      const isDead = problem instanceof CallProblem && problem.problem === 'linkUsedUp';
      setState(isDead ? 'dead' : 'asking');
      if (!isDead) toastProblem(problem);
    }
  }

  if (state === 'dead') return <DeadLink />;
  return (
    <>
      {state !== 'confirmed' && <p>{text('confirmNewEmailIntro')}</p>}
      <Outcome>{state === 'confirmed' && <Note tone="success">{text('newEmailConfirmed')}</Note>}</Outcome>
      {state === 'confirmed' ? (
        <ToAccount />
      ) : (
        <Button tone="primary" size="block" isProcessing={state === 'confirming'} onClick={confirm}>
          <Text id="confirmNewEmailButton" />
        </Button>
      )}
    </>
  );
}

const DeadLink = () => (
  <>
    <Note tone="danger">
      <Text id="linkUsedUp" />
    </Note>
    <ToAccount />
  </>
);

const ToAccount = () => (
  <LinkButton to="/profile?tab=account" tone="primary">
    <Text id="goToAccount" />
  </LinkButton>
);
