import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FEWEST_PARALLEL, MAX_PARALLEL } from '../rules/parallel.ts';
import { INTERRUPTED, isSending, type UploadItem, type UploadTrouble } from '../rules/upload-item.ts';
import { chosenParallel } from './chosen-parallel.ts';
import { clearCompleted } from './film-uploads.ts';
import { foldByHand, foldByItself, useFolded } from './folded-tray.ts';
import { useUploadItems } from './upload-list.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './uploads.module.css';

/** What the tray shows of films that are being sent, wherever a user goes meanwhile. */
export function UploadTray() {
  const items = useUploadItems();
  // The words of staff come a moment after the first screen, which needs none of them.
  const hasText = useTextIfKnown()('uploads') !== null;
  if (!hasText || items.length === 0) return null;
  return <Uploads items={items} />;
}

function Uploads({ items }: { items: readonly UploadItem[] }) {
  const text = useText();
  const isOpen = !useFolded();
  useFoldingOnOtherPages();
  useTroubleToasts(items);
  const hasCompleted = items.some(({ status }) => status === 'completed');
  return (
    <section className={styles['uploads']}>
      <header className={styles['head']}>
        <h2>
          <Text id="uploads" />
        </h2>
        {hasCompleted && (
          <Button tone="quiet" onClick={clearCompleted}>
            <Text id="clearCompleted" />
          </Button>
        )}
        <IconButton
          icon={isOpen ? 'chevronDown' : 'chevronUp'}
          label={text(isOpen ? 'hideUploadList' : 'showUploadList')}
          aria-expanded={isOpen}
          onClick={() => foldByHand(isOpen)}
        />
      </header>
      <Spoken items={items} isSeen={!isOpen} />
      {isOpen && (
        <>
          <ul className={styles['list']}>
            {items.map((item) => (
              <UploadRow key={item.videoId} item={item} />
            ))}
          </ul>
          <ParallelChoice />
        </>
      )}
    </section>
  );
}

/**
 * Says what has changed to those who cannot see it: when something begins or ends, not with every byte. While the list is
 * folded it stands in its place.
 */
function Spoken({ items, isSeen }: { items: readonly UploadItem[]; isSeen: boolean }) {
  const count = (isMeant: (item: UploadItem) => boolean): number => items.filter(isMeant).length;
  const values = {
    sending: count(isSending),
    completed: count(({ status }) => status === 'completed'),
    failed: count(({ status }) => status === 'error'),
  };
  return (
    <output className={isSeen ? styles['summary'] : styles['spoken']}>
      <Text id="uploadsSpoken" values={values} />
    </output>
  );
}

/** The list lies over the page; on the next one it is no longer what a user came for. */
function useFoldingOnOtherPages(): void {
  const { pathname } = useLocation();
  const seenOn = useRef(pathname);
  useEffect(
    function foldOnAnotherPage() {
      if (seenOn.current !== pathname) foldByItself();
      seenOn.current = pathname;
    },
    [pathname],
  );
}

/** The list is read again whenever it changes, so that the same trouble comes as another object. */
const wordsOf = (trouble: UploadTrouble | null): string => JSON.stringify(trouble);

/**
 * Tells each trouble once, in a toast; that the page was loaded again is no news to the user who did so. Of parts that fail
 * and are still tried only the first is told for each film: the list shows how it goes on.
 */
function useTroubleToasts(items: readonly UploadItem[]): void {
  const problemText = useProblemText();
  const told = useRef(
    new Map<string, string>(items.map(({ videoId, trouble }) => [videoId, wordsOf(trouble)])),
  );
  const retriesTold = useRef(new Set<string>());
  useEffect(
    function tellNewTroubles() {
      for (const { videoId, trouble, status } of items) {
        const isNews = trouble !== null && told.current.get(videoId) !== wordsOf(trouble);
        if (status !== 'uploading') retriesTold.current.delete(videoId);
        else if (isNews) {
          if (retriesTold.current.has(videoId)) continue;
          retriesTold.current.add(videoId);
        }
        told.current.set(videoId, wordsOf(trouble));
        if (!isNews || trouble.id === INTERRUPTED.id) continue;
        const { id: problem, values, message } = trouble;
        showToast('error', problemText({ problem, values, message }));
      }
    },
    [items, problemText],
  );
}

const COUNTS = Array.from({ length: MAX_PARALLEL }, (_, index) => index + FEWEST_PARALLEL);

/** How many parts go at once. It counts at once, also for what is under way. */
function ParallelChoice() {
  const id = useId();
  const { count } = chosenParallel.use();
  return (
    <footer className={styles['foot']}>
      <label htmlFor={id}>
        <Text id="partsAtOnce" />
      </label>
      <select
        id={id}
        value={count}
        onChange={({ currentTarget }) => chosenParallel.change({ count: Number(currentTarget.value) })}
      >
        {COUNTS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </footer>
  );
}
