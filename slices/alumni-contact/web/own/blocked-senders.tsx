import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import styles from '../contact.module.css';
import {
  ownMessages,
  setSenderBlocked,
  type BlockedSenderFragment,
} from './own-messages.graphql.generated.ts';

/** Whose messages a user does not want; any of them can be let in again. */
export function BlockedSenders({ senders }: { senders: readonly BlockedSenderFragment[] }) {
  const text = useText();
  const timeText = useTimeText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [ownMessages] });
  if (senders.length === 0)
    return (
      <p className={styles['quiet']}>
        <Text id="contactNobodyBlocked" />
      </p>
    );

  async function blockAgain({ _id: blockedSenderId, name }: BlockedSenderFragment): Promise<void> {
    if (await mutate(setSenderBlocked, { blockedSenderId, isBlocked: true }))
      showToast('success', text('contactBlockedAgain', { name }));
  }

  async function unblock(sender: BlockedSenderFragment): Promise<void> {
    if (await mutate(setSenderBlocked, { blockedSenderId: sender._id, isBlocked: false }))
      undoToast(text('contactUnblocked', { name: sender.name }), () => void blockAgain(sender));
  }

  return (
    <ul className={styles['blocked']}>
      {senders.map((sender) => (
        <li key={sender._id}>
          <TwoLines below={<Text id="contactBlockedSince" values={{ moment: timeText(sender.blockedAt) }} />}>
            {sender.name}
          </TwoLines>
          <Button
            aria-label={text('contactUnblockNamed', { name: sender.name })}
            disabled={isBusy}
            onClick={() => void unblock(sender)}
          >
            <Text id="contactUnblock" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
