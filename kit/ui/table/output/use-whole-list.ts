import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../text/use-problem-text.ts';
import { showToast } from '../../toast/show-toast.ts';
import type { PageAfter, Watching } from './pages-of.ts';
import { patiently } from './patient-pages.ts';

/** Where all rows of a list come from. */
export interface WholeList<Row> {
  /** Called before the first page: the server records the export, or refuses. */
  open: (signal: AbortSignal) => Promise<unknown>;
  /** Fetches a page of what is filtered, beginning after a cursor. */
  pageAfter: PageAfter<Row>;
}

export interface RowsProgress {
  count: number;
  /** How long the server still wants to be left alone. */
  pauseSeconds: number | null;
}

type Work<Row> = (pageAfter: PageAfter<Row>, watching: Watching) => Promise<void>;

/** Fetches all rows of a list, page by page: they are counted on the way, and it can be cancelled. */
export function useWholeList<Row>({ open, pageAfter }: WholeList<Row>) {
  const problemText = useProblemText();
  const [progress, setProgress] = useState<RowsProgress | null>(null);
  const fetching = useRef<AbortController>(null);
  useEffect(function stopWhenTheScreenGoes() {
    return () => fetching.current?.abort();
  }, []);

  /** False if it failed, which has been told; a cancelled export is no failure. */
  async function fetchWhole(work: Work<Row>): Promise<boolean> {
    const { signal } = (fetching.current = new AbortController());
    const onRows = (count: number) => setProgress({ count, pauseSeconds: null });
    const onPause = (pauseSeconds: number) =>
      setProgress((now) => ({ count: now?.count ?? 0, pauseSeconds }));
    onRows(0);
    try {
      await open(signal);
      await work(patiently(pageAfter, onPause), { signal, onRows });
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      showToast('error', problemText(error instanceof Error ? error : new Error()));
      return false;
    } finally {
      setProgress(null);
    }
  }

  return { progress, fetchWhole, cancel: () => fetching.current?.abort() };
}
