import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Floating } from '../floating/floating.tsx';
import { useText } from '../text/use-text.ts';
import styles from './info-popup.module.css';

interface InfoPopupProps {
  title: string;
  children: ReactNode;
}

/** A few sentences for those who ask: a button, and a sheet beside it with a title and the words. */
export function InfoPopup({ title, children }: InfoPopupProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="info"
        label={text('aboutThisPage')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Floating anchor={button} onDismiss={close}>
          <div className={styles['popup']}>
            <h2>{title}</h2>
            <div>{children}</div>
          </div>
        </Floating>
      )}
    </>
  );
}
