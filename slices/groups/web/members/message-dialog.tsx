import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import styles from '../groups.module.css';
import type { ListedMemberFragment } from './members.graphql.generated.ts';

interface MessageDialogProps {
  title: ReactNode;
  members: readonly Pick<ListedMemberFragment, 'email'>[];
  onClose: () => void;
}

/** Who alone is written to may see the address. */
const mailTo = (addresses: readonly string[]): string => {
  const [only = ''] = addresses;
  return addresses.length === 1
    ? `mailto:${encodeURIComponent(only)}`
    : `mailto:?bcc=${encodeURIComponent(addresses.join(','))}`;
};

/** Writes to members with the reader's own mail, each of them hidden from the others. */
export function MessageDialog({ title, members, onClose }: MessageDialogProps) {
  const text = useText();
  const addresses = members.flatMap(({ email }) => email ?? []);
  const without = members.length - addresses.length;
  const written = addresses.join(', ');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(written);
      showToast('success', text('addressesCopied', { count: addresses.length }));
    } catch {
      // Some browsers refuse, as they may; the addresses can still be selected.
      showToast('error', text('addressesNotCopied'));
    }
  }

  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      actions={
        addresses.length > 0 && (
          <>
            <Button onClick={() => void copy()}>
              <Icon name="file" />
              <Text id="copyAddresses" />
            </Button>
            <Button
              tone="primary"
              onClick={() => {
                window.location.href = mailTo(addresses);
              }}
            >
              <Icon name="mail" />
              <Text id="openMailApp" />
            </Button>
          </>
        )
      }
    >
      {addresses.length > 0 && (
        <>
          <p className={styles['quiet']}>
            <Text id={addresses.length === 1 ? 'messagePersonHelp' : 'messageMembersHelp'} />
          </p>
          <p className={styles['addresses']}>{written}</p>
        </>
      )}
      {without > 0 && (
        <Note tone="warning">
          <Text id="membersWithoutAddress" values={{ count: without }} />
        </Note>
      )}
    </Modal>
  );
}
