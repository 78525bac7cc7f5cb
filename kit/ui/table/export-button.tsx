import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { useProblemText } from '../text/use-problem-text.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toast/show-toast.ts';
import { csvFile, type PageAfter } from './csv-file.ts';
import { offerFile } from './offer-file.ts';
import { patiently } from './patient-pages.ts';
import type { Column } from './table.ts';
import styles from './table.module.css';

interface ExportButtonProps<Row> {
  /** Without its ending. */
  fileName: string;
  columns: readonly Column<Row>[];
  /** Comes before the first page: whoever keeps the list writes down that it is taken along, or refuses. */
  open: (signal: AbortSignal) => Promise<unknown>;
  /** Fetches a page of what is filtered, beginning after a cursor. */
  pageAfter: PageAfter<Row>;
}

interface Progress {
  count: number;
  /** How long the server still wants to be left alone. */
  pauseSeconds: number | null;
}

/** Saves everything that matches as a file for spreadsheets. It comes page by page, is counted, and can be cancelled. */
export function ExportButton<Row>({ fileName, columns, open, pageAfter }: ExportButtonProps<Row>) {
  const text = useText();
  const problemText = useProblemText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const exporting = useRef<AbortController>(null);
  useEffect(function stopWhenTheScreenGoes() {
    return () => exporting.current?.abort();
  }, []);

  async function save(): Promise<void> {
    const { signal } = (exporting.current = new AbortController());
    const onRows = (count: number) => setProgress({ count, pauseSeconds: null });
    const onPause = (pauseSeconds: number) =>
      setProgress((now) => ({ count: now?.count ?? 0, pauseSeconds }));
    onRows(0);
    try {
      await open(signal);
      const file = await csvFile(columns, patiently(pageAfter, onPause), { signal, onRows });
      if (!signal.aborted) offerFile(file, `${fileName}.csv`);
    } catch (error) {
      if (!signal.aborted) showToast('error', problemText(error instanceof Error ? error : new Error()));
    } finally {
      setProgress(null);
    }
  }

  if (progress === null) return <IconButton icon="download" label={text('exportCsv')} onClick={save} />;
  const { count, pauseSeconds } = progress;
  return (
    <span className={styles['exporting']}>
      <Spinner size="button" />
      <output>
        {pauseSeconds === null ? (
          <Text id="rowCount" values={{ count }} />
        ) : (
          <Text id="exportPauses" values={{ count, seconds: pauseSeconds }} />
        )}
      </output>
      <IconButton icon="close" label={text('cancel')} onClick={() => exporting.current?.abort()} />
    </span>
  );
}
