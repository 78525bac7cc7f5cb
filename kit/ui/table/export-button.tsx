import { useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { useProblemText } from '../text/use-problem-text.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toast/show-toast.ts';
import { csvFile, type PageAfter } from './csv-file.ts';
import type { Column } from './table.ts';
import styles from './table.module.css';

interface ExportButtonProps<Row> {
  /** Without its ending. */
  fileName: string;
  columns: readonly Column<Row>[];
  /** Fetches a page of what is filtered, beginning after a cursor. */
  pageAfter: PageAfter<Row>;
}

/** Saves everything that matches as a file for spreadsheets. It comes page by page, is counted, and can be cancelled. */
export function ExportButton<Row>({ fileName, columns, pageAfter }: ExportButtonProps<Row>) {
  const text = useText();
  const problemText = useProblemText();
  const [count, setCount] = useState<number | null>(null);
  const exporting = useRef<AbortController>(null);

  async function save(): Promise<void> {
    const { signal } = (exporting.current = new AbortController());
    setCount(0);
    try {
      const file = await csvFile(columns, pageAfter, { signal, onRows: setCount });
      if (!signal.aborted) offerFile(file, `${fileName}.csv`);
    } catch (error) {
      if (!signal.aborted) showToast('error', problemText(error instanceof Error ? error : new Error()));
    } finally {
      setCount(null);
    }
  }

  if (count === null) return <IconButton icon="download" label={text('exportCsv')} onClick={save} />;
  return (
    <span className={styles['exporting']}>
      <Spinner size="button" />
      <output>
        <Text id="rowCount" values={{ count }} />
      </output>
      <IconButton icon="close" label={text('cancel')} onClick={() => exporting.current?.abort()} />
    </span>
  );
}

/** Gives the browser a file to save. */
function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
