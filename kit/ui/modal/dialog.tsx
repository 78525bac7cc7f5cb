import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { noteDialog } from './open-dialogs.ts';

interface DialogProps {
  className: string | undefined;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Called on Escape and on a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** Takes the page over for as long as it is rendered; the focus then goes back to where it was. */
export function Dialog({ className, labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(function openAndClose() {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-focused-first]')?.focus();
    const forget = noteDialog(element);
    return () => {
      forget();
      element.close();
    };
  }, []);

  useLayoutEffect(function listenForLeaving() {
    const element = dialog.current;
    const listening = new AbortController();
    const listen = (name: string, onEvent: (event: Event) => void): void =>
      element?.addEventListener(name, onEvent, { signal: listening.signal });
    let isPressedBeside = false;
    listen('cancel', (event) => {
      event.preventDefault();
      close();
    });
    // What is beside belongs to the dialog element itself; a selection of words that ends there is no press.
    listen('mousedown', ({ target }) => {
      isPressedBeside = target === element;
    });
    listen('click', ({ target }) => {
      if (isPressedBeside && target === element) close();
    });
    return () => listening.abort();
  }, []);

  return (
    <dialog ref={dialog} className={className} aria-labelledby={labelledBy}>
      {children}
    </dialog>
  );
}
