import { useContext, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { UNSAFE_DataRouterContext, useBlocker } from 'react-router';
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

/** Asks before a window is closed over what was typed in it, or taken away with its page. */
export function ClosingQuestion({ closing }: { closing: Closing }) {
  const isRouted = useContext(UNSAFE_DataRouterContext) !== null;
  return (
    <>
      {isRouted && closing.isTyped && <LeavingQuestion closing={closing} />}
      <UnsavedQuestion isAsking={closing.isAsking} onStay={closing.stay} onDiscard={closing.discard} />
    </>
  );
}

/** The links of the page lie under the window: what leads away from it is the browser's Back, and closing the page. */
function LeavingQuestion({ closing }: { closing: Closing }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && closing.wouldLose());
  const wouldLose = useEffectEvent(closing.wouldLose);
  useEffect(function warnBeforeThePageIsClosed() {
    const warn = (event: BeforeUnloadEvent): void => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const [isGoing, setGoing] = useState(false);
  const discard = useEffectEvent(closing.discard);
  useEffect(
    function closeIfStillThere() {
      // Where the address says what is open, going back has closed the window; closing it as well would go back twice.
      if (isGoing && blocker.state === 'unblocked') discard();
    },
    [isGoing, blocker.state],
  );
  const goBack = (): void => {
    setGoing(true);
    blocker.proceed?.();
  };
  return (
    <UnsavedQuestion
      isAsking={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDiscard={goBack}
    />
  );
}

interface UnsavedQuestionProps {
  isAsking: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

function UnsavedQuestion({ isAsking, onStay, onDiscard }: UnsavedQuestionProps) {
  const actions = (
    <>
      <Button {...FOCUSED_FIRST} onClick={onStay}>
        <Text id="keepEditing" />
      </Button>
      <Button tone="permanent" onClick={onDiscard}>
        <Text id="discardTyped" />
      </Button>
    </>
  );
  return (
    <Modal isOpen={isAsking} title={<Text id="closeUnsaved" />} onClose={onStay} actions={actions}>
      <Text id="typedWouldBeLost" />
    </Modal>
  );
}
