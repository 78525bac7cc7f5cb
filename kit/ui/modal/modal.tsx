import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../text/use-text.ts';
import { Dialog } from './dialog.tsx';
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
export function Modal({ isOpen, title, onClose, actions, children }: ModalProps) {
  const text = useText();
  const id = useId();
  if (!isOpen) return null;
  return (
    <Dialog className={styles['modal']} labelledBy={id} onClose={onClose}>
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title ?? text('addNew')}
          </h2>
          <IconButton icon="close" label={text('close')} onClick={onClose} />
        </header>
        <div className={styles['body']}>{children}</div>
        {actions && <footer className={styles['foot']}>{actions}</footer>}
      </div>
    </Dialog>
  );
}
