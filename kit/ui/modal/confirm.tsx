import { useState, type ReactNode } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmProps {
  isOpen: boolean;
  title: ReactNode;
  /** The action in its own words, such as "Delete attempt"; never "OK". */
  action: ReactNode;
  onConfirm: () => Promise<unknown> | void;
  onCancel: () => void;
  /** What will be, once it is done. */
  children: ReactNode;
}

/** Asks before what cannot be undone; for all the rest there is Undo in the toast. */
export function Confirm({ isOpen, title, action, onConfirm, onCancel, children }: ConfirmProps) {
  const [isProcessing, setIsProcessing] = useState(false);

  async function confirm(): Promise<void> {
    setIsProcessing(true);
    try {
      await onConfirm();
    } finally {
      setIsProcessing(false);
    }
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={onCancel} disabled={isProcessing} />
      <Button tone="permanent" isProcessing={isProcessing} onClick={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} title={title} onClose={isProcessing ? () => {} : onCancel} actions={actions}>
      {children}
    </Modal>
  );
}
