import { useState } from 'react';
import { useParams } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
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
  const { mutate, isBusy } = useMutation();
  const [state, setState] = useState<'asking' | 'confirmed' | 'dead'>('asking');

  async function confirm(): Promise<void> {
    const linkUsedUp = (): void => setState('dead');
    if (await mutate(confirmEmail, { token }, { linkUsedUp })) setState('confirmed');
  }

  if (state === 'dead') return <DeadLink />;
  return (
    <>
      {state !== 'confirmed' && <p>{text('confirmNewEmailIntro')}</p>}
      <Outcome>{state === 'confirmed' && <Note tone="success">{text('newEmailConfirmed')}</Note>}</Outcome>
      {state === 'confirmed' ? (
        <ToAccount />
      ) : (
        <Button tone="primary" size="block" isProcessing={isBusy} onClick={confirm}>
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
