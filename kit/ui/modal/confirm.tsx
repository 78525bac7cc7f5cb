import { useState, type ReactNode } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmProps {
  isOpen: boolean;
  title: ReactNode;
  /** The action in its own words, such as "Delete attempt"; never "OK". */
  action: ReactNode;
  /** Null until the figures it tells have come. */
  onConfirm: (() => Promise<unknown> | void) | null;
  onCancel: () => void;
  /** It can be taken back, and is asked about because others depend on it. */
  isUndoable?: boolean;
  /** What will be, once it is done. */
  children: ReactNode;
}

/** Asks before what cannot be undone or touches others; for all the rest there is Undo in the toast. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, action, onConfirm, onCancel, isUndoable = false, children } = props;
  const [isProcessing, setIsProcessing] = useState(false);

  async function confirm(): Promise<void> {
    setIsProcessing(true);
    try {
      await onConfirm?.();
    } finally {
      setIsProcessing(false);
    }
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={onCancel} disabled={isProcessing} />
      <Button
        tone={isUndoable ? 'primary' : 'permanent'}
        isProcessing={isProcessing}
        disabled={!onConfirm}
        onClick={confirm}
      >
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
