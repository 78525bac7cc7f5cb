import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { CardForm } from '#kit/client/cards/card-form.tsx';
import { refresh } from '#kit/client/query/query-client.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import styles from '../billing.module.css';
import { afterSaving } from '../../rules/card-pages.ts';
import { ownSavedCard, saveOwnCard, type SaveOwnCardMutation } from './cards.graphql.generated.ts';
import { useOwnDocument } from './use-own-document.ts';

/** Saves a card without a payment, in the place of the one before. */
export function SaveCardScreen() {
  const isOwnDocument = useOwnDocument();
  return (
    <Page>
      <PageHeading title={<Text id="savedCardAdd" />} />
      <Card>{isOwnDocument && <Saving />}</Card>
    </Page>
  );
}

function Saving() {
  const text = useText();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The same for as long as the page is open, so that it is begun once.
  const [setupId] = useState(() => crypto.randomUUID());
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function take({ saveOwnCard: step }: SaveOwnCardMutation): void {
    setProblem(null);
    setClientSecret(step.clientSecret);
    if (!step.isSaved) return;
    refresh([ownSavedCard]);
    showToast('success', text('savedCardWasSaved'));
    void navigate(afterSaving(search.get('then')), { replace: true });
  }

  function tell(error: unknown): void {
    if (!(error instanceof CallProblem)) throw error;
    setProblem(problemText(error));
  }

  const ask = (): Promise<void> => call(saveOwnCard, { setupId }).then(take, tell);

  const taken = useEffectEvent(take);
  const told = useEffectEvent(tell);
  useEffect(
    function beginToSave() {
      call(saveOwnCard, { setupId }).then(
        (answer) => taken(answer),
        (error: unknown) => told(error),
      );
    },
    [setupId],
  );

  return (
    <div className={styles['stack']}>
      <p>
        <Text id="savedCardConsent" />
      </p>
      {problem && (
        <Note tone="danger">
          {problem}{' '}
          <Button onClick={() => void ask()}>
            <Text id="tryAgain" />
          </Button>
        </Note>
      )}
      {clientSecret !== null ? (
        <CardForm
          clientSecret={clientSecret}
          purpose="setup"
          submitLabel={text('savedCardAdd')}
          onDone={() => void ask()}
        />
      ) : (
        !problem && <Skeleton shape="lines" count={4} />
      )}
    </div>
  );
}
