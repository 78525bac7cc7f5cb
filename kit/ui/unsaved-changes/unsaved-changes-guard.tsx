import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';

/**
 * Every guard on the page. The router hears one of them only, the last, which therefore asks for all: otherwise a
 * second form without changes would let the first one's go.
 */
const guards = new Set<() => boolean>();
const anyHasChanges = (): boolean => [...guards].some((hasChanges) => hasChanges());

interface UnsavedChangesGuardProps {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  message?: string;
}

/** Asks before a page is left with changes that were not saved: by a link, by the back button, or by closing it. */
export function UnsavedChangesGuard({ hasChanges, message }: UnsavedChangesGuardProps) {
  const text = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && anyHasChanges();
  });
  const isUnsaved = useEffectEvent(hasChanges);

  useEffect(function standWithTheOtherGuards() {
    const isOneUnsaved = (): boolean => isUnsaved();
    guards.add(isOneUnsaved);
    return () => void guards.delete(isOneUnsaved);
  }, []);

  useEffect(function warnBeforeThePageIsClosed() {
    // The words of this warning are the browser's own; no page can choose them.
    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const stay = (): void => blocker.reset?.();
  const actions = (
    <>
      <Button onClick={stay}>
        <Text id="stayOnPage" />
      </Button>
      <Button tone="permanent" onClick={() => blocker.proceed?.()}>
        <Text id="leavePage" />
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={blocker.state === 'blocked'}
      title={<Text id="leavePage" />}
      onClose={stay}
      actions={actions}
    >
      {message ?? text('unsavedChanges')}
    </Modal>
  );
}
