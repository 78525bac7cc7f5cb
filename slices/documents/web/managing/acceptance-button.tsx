import { useState } from 'react';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { askForAcceptance } from './managed-document.graphql.generated.ts';

/** Has everybody accept the legal documents again, after a question: it holds up the whole college. */
export function AcceptanceButton() {
  const { mutate, isBusy } = useMutation();
  const [isOpen, setIsOpen] = useState(false);

  async function ask(): Promise<void> {
    // Whoever asks is asked, too: the new page knows the new version.
    if (await mutate(askForAcceptance, { termsVersion: config().termsVersion })) page.reload();
    setIsOpen(false);
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={() => setIsOpen(false)} />
      <Button tone="permanent" isProcessing={isBusy} onClick={() => void ask()}>
        <Text id="askForAcceptance" />
      </Button>
    </>
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="users" />
        <Text id="askForAcceptance" />
      </Button>
      <Modal
        isOpen={isOpen}
        title={<Text id="askForAcceptance" />}
        onClose={() => setIsOpen(false)}
        actions={actions}
      >
        <Text id="askForAcceptanceLead" />
      </Modal>
    </>
  );
}
