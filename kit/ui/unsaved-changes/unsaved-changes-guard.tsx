import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button/button.tsx';
import { FOCUSED_FIRST } from '../focus/focused-first.ts';
import { Modal } from '../modal/modal.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import {
  anyHasChanges,
  answerLeave,
  asksForAll,
  hearOfLeaving,
  leaveAskedFor,
  standGuard,
} from './leaving.ts';

interface UnsavedChangesGuardProps {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  message?: string;
  /** Runs when the user has decided to leave; the page stays until it is done. */
  onLeave?: () => Promise<void>;
}

/**
 * Asks before a page is left with changes that were not saved: by a link, by the back button, by logging out, or by
 * closing it. The router hears one guard only, the last, which therefore asks for all.
 */
export function UnsavedChangesGuard({ hasChanges, message, onLeave }: UnsavedChangesGuardProps) {
  const text = useText();
  const [guard] = useState(() => ({}));
  const leave = useSyncExternalStore(hearOfLeaving, leaveAskedFor);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && anyHasChanges();
  });
  const isUnsaved = useEffectEvent(hasChanges);

  useEffect(
    function standWithTheOtherGuards() {
      return standGuard(guard, () => isUnsaved());
    },
    [guard],
  );

  useEffect(function warnBeforeThePageIsClosed() {
    // The words of this warning are the browser's own; no page can choose them.
    const warn = (event: BeforeUnloadEvent): void => {
      if (anyHasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const isAskedToLeave = leave !== null && asksForAll(guard);
  const stay = (): void => (isAskedToLeave ? answerLeave(false) : blocker.reset?.());
  const [isGoing, setIsGoing] = useState(false);
  const go = async (): Promise<void> => {
    setIsGoing(true);
    await onLeave?.();
    setIsGoing(false);
    if (isAskedToLeave) answerLeave(true);
    else blocker.proceed?.();
  };
  const actions = (
    <>
      <Button {...FOCUSED_FIRST} onClick={stay}>
        <Text id="stayOnPage" />
      </Button>
      <Button tone="permanent" isProcessing={isGoing} onClick={go}>
        <Text id="leavePage" />
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={blocker.state === 'blocked' || isAskedToLeave}
      title={<Text id="leavePage" />}
      onClose={stay}
      actions={actions}
    >
      {message ?? text('unsavedChanges')}
    </Modal>
  );
}
