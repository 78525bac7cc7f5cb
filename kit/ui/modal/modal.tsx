import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FOCUSED_FIRST } from '../focus/focused-first.ts';
import { FormSaving } from '../form/form-context.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { Dialog } from './dialog.tsx';
import { useClosing, type Closing } from './use-closing.ts';
import styles from './modal.module.css';

interface ModalProps {
  isOpen: boolean;
  title?: ReactNode;
  onClose: () => void;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A sheet over the page that must be answered first. */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({ title, onClose, actions, children }: Omit<ModalProps, 'isOpen'>) {
  const text = useText();
  const id = useId();
  const closing = useClosing(onClose);
  return (
    <Dialog className={styles['modal']} labelledBy={id} onClose={closing.close}>
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title ?? text('addNew')}
          </h2>
          <IconButton icon="close" label={text('close')} onClick={closing.close} />
        </header>
        <div className={styles['body']} onInput={closing.noteTyping}>
          <FormSaving value={closing.noteSaving}>{children}</FormSaving>
        </div>
        {actions && <footer className={styles['foot']}>{actions}</footer>}
      </div>
      <ClosingQuestion closing={closing} />
    </Dialog>
  );
}

/** Asks before a window is closed over what was typed in it. */
export function ClosingQuestion({ closing }: { closing: Closing }) {
  const actions = (
    <>
      <Button {...FOCUSED_FIRST} onClick={closing.stay}>
        <Text id="keepEditing" />
      </Button>
      <Button tone="permanent" onClick={closing.discard}>
        <Text id="discardTyped" />
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={closing.isAsking}
      title={<Text id="closeUnsaved" />}
      onClose={closing.stay}
      actions={actions}
    >
      <Text id="typedWouldBeLost" />
    </Modal>
  );
}
