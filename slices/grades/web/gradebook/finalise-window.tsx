import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './gradebook.module.css';

interface FinaliseWindowProps {
  /** How many grades are neither there nor missed. */
  open: number;
  onFinalise: () => Promise<boolean>;
  onClose: () => void;
}

/** Says what it means that grades are final, and what is still open. */
export function FinaliseWindow({ open, onFinalise, onClose }: FinaliseWindowProps) {
  const [isProcessing, setIsProcessing] = useState(false);
  async function finalise(): Promise<void> {
    setIsProcessing(true);
    await onFinalise();
    onClose();
  }
  return (
    <Modal
      isOpen
      title={<Text id="finaliseGrades" />}
      onClose={onClose}
      actions={
        <Button tone="primary" isProcessing={isProcessing} onClick={() => void finalise()}>
          <Text id="finaliseGrades" />
        </Button>
      }
    >
      <p className={styles['lead']}>
        <Text id="finaliseLead" />
      </p>
      {open > 0 && (
        <Note tone="warning">
          <Text id="finaliseOpen" values={{ count: open }} />
        </Note>
      )}
    </Modal>
  );
}
