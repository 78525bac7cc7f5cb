import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '#kit/client/call.ts';
import { CallProblem } from '#kit/client/call-problem.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { confirmEmail } from './account.graphql.generated.ts';

/** Where the mail to a new address leads. A press is asked for: programs that only look at links must not use it up. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
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

  const isOver = state === 'confirmed' || state === 'dead';
  return (
    <SheetPage
      title={<Text id="confirmNewEmail" />}
      lead={isOver ? undefined : <Text id="confirmNewEmailIntro" />}
    >
      <Outcome>
        {state === 'confirmed' && (
          <Note tone="success">
            <Text id="newEmailConfirmed" />
          </Note>
        )}
      </Outcome>
      {state === 'dead' && (
        <Note tone="danger">
          <Text id="linkUsedUp" />
        </Note>
      )}
      {isOver ? (
        <LinkButton to="/profile?tab=account" tone="primary">
          <Text id="goToAccount" />
        </LinkButton>
      ) : (
        <Button tone="primary" size="block" isProcessing={state === 'confirming'} onClick={confirm}>
          <Text id="confirmNewEmailButton" />
        </Button>
      )}
    </SheetPage>
  );
}
