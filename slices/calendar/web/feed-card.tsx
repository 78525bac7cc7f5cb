import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { createCalendarFeed, revokeCalendarFeed } from './calendar.graphql.generated.ts';
import styles from './calendar-page.module.css';

interface FeedCardProps {
  feed: { readonly createdAt: string; readonly readAt: string | null } | null;
  onChanged: () => void;
}

/** The address by which the reader's own programs read the calendar: made, shown once, renewed and withdrawn. */
export function FeedCard({ feed, onChanged }: FeedCardProps) {
  const text = useText();
  const timeText = useTimeText();
  const { mutate, isBusy } = useMutation();
  const [address, setAddress] = useState<string | null>(null);
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);

  async function make(): Promise<void> {
    const made = await mutate(createCalendarFeed, {});
    if (!made) return;
    setAddress(made.createCalendarFeed);
    onChanged();
  }

  async function revoke(): Promise<void> {
    if (!(await mutate(revokeCalendarFeed, {}))) return;
    setAddress(null);
    showToast('success', text('feedRevoked'));
    onChanged();
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address ?? '');
      showToast('success', text('linkCopied'));
    } catch {
      showToast('error', text('linkNotCopied'));
    }
  }

  const made = feed && timeText(feed.createdAt);
  return (
    <Card title={<Text id="feedTitle" />}>
      {address && (
        <div className={styles['address']}>
          <code>{address}</code>
          <Button onClick={() => void copy()}>
            <Icon name="link" />
            <Text id="copyLink" />
          </Button>
          <p>
            <Text id="feedOnce" />
          </p>
        </div>
      )}
      {!address && (
        <p className={styles['quiet']}>
          {feed ? (
            feed.readAt ? (
              <Text id="feedInUse" values={{ made, read: timeText(feed.readAt) }} />
            ) : (
              <Text id="feedNotRead" values={{ made }} />
            )
          ) : (
            <Text id="feedLead" />
          )}
        </p>
      )}
      <div className={styles['ways']}>
        {feed ? (
          <>
            <Button isProcessing={isBusy} aria-haspopup="dialog" onClick={() => setAsks('renew')}>
              <Text id="renewFeed" />
            </Button>
            <Button tone="danger" disabled={isBusy} aria-haspopup="dialog" onClick={() => setAsks('revoke')}>
              <Text id="revokeFeed" />
            </Button>
          </>
        ) : (
          <Button isProcessing={isBusy} onClick={() => void make()}>
            <Text id="makeFeed" />
          </Button>
        )}
      </div>
      {asks && (
        <Confirm
          isOpen
          title={<Text id="feedTitle" />}
          action={<Text id={asks === 'renew' ? 'renewFeed' : 'revokeFeed'} />}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            void (asks === 'renew' ? make() : revoke());
          }}
        >
          <Text id="revokeFeedQuestion" />
        </Confirm>
      )}
    </Card>
  );
}
