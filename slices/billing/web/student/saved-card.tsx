import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { SAVE_CARD_PAGE } from '../../rules/card-pages.ts';
import styles from '../billing.module.css';
import { useCardText } from '../use-card-text.ts';
import { ownSavedCard, removeOwnCard, type OwnSavedCardQuery } from './cards.graphql.generated.ts';

/** The card that a student pays with again. */
export function SavedCard() {
  const answer = useQuery(ownSavedCard, {}, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="block" count={1} />} empty={<NoCard />}>
      {({ ownSavedCard: card }) => card && <Shown card={card} />}
    </DataView>
  );
}

const NoCard = () => (
  <EmptyState
    icon="card"
    title={<Text id="savedCardNone" />}
    action={
      <LinkButton to={SAVE_CARD_PAGE} tone="primary">
        <Text id="savedCardAdd" />
      </LinkButton>
    }
  >
    <Text id="savedCardNoneHelp" />
  </EmptyState>
);

function Shown({ card }: { card: NonNullable<OwnSavedCardQuery['ownSavedCard']> }) {
  const text = useText();
  const { named, namedUntil } = useCardText();
  const { mutate, isBusy } = useMutation({ stale: [ownSavedCard] });
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    const removed = await mutate(removeOwnCard, {});
    setIsAsking(false);
    if (removed) showToast('success', text('savedCardWasRemoved'));
  }

  return (
    <Card title={<Text id="savedCardTab" />}>
      <div className={styles['card']}>
        <p>{namedUntil(card)}</p>
        <div className={styles['actions']}>
          <LinkButton to={SAVE_CARD_PAGE}>
            <Text id="savedCardReplace" />
          </LinkButton>
          <Button tone="danger" onClick={() => setIsAsking(true)}>
            <Text id="savedCardRemove" />
          </Button>
        </div>
      </div>
      <Modal
        isOpen={isAsking}
        title={<Text id="savedCardRemove" />}
        onClose={() => setIsAsking(false)}
        actions={
          <Button tone="permanent" isProcessing={isBusy} onClick={() => void remove()}>
            <Text id="savedCardRemove" />
          </Button>
        }
      >
        <Text id="savedCardRemoveQuestion" values={{ card: named(card) }} />
      </Modal>
    </Card>
  );
}
