import { useState, type ReactNode } from 'react';
import { Button, type ButtonTone } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Modal } from './modal.tsx';

interface ModalButtonProps {
  label?: ReactNode;
  title?: ReactNode;
  tone?: ButtonTone;
  /** Draws the content, which may close the modal when its work is done. */
  children: (close: () => void) => ReactNode;
}

/** A button and the modal it opens. Unless told otherwise, both are called "Add New". */
export function ModalButton({ label, title, tone, children }: ModalButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button {...(tone && { tone })} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label ?? <Text id="addNew" />}
      </Button>
      <Modal isOpen={isOpen} title={title} onClose={close}>
        {children(close)}
      </Modal>
    </>
  );
}
