import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { askForAcceptance } from './managed-document.graphql.generated.ts';

/** Has everybody accept the legal documents again, after a question: it holds up the whole college. */
export function AcceptanceButton() {
  const toastProblem = useProblemToast();
  const [isOpen, setIsOpen] = useState(false);
  const [isProcessing, setIsProcessing] = useState(false);

  async function ask(): Promise<void> {
    setIsProcessing(true);
    try {
      await call(askForAcceptance, { termsVersion: config().termsVersion });
      // Whoever asks is asked, too: the new page knows the new version.
      page.reload();
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
      setIsOpen(false);
    }
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={() => setIsOpen(false)} />
      <Button tone="permanent" isProcessing={isProcessing} onClick={() => void ask()}>
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
