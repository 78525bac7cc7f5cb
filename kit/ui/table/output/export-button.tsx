import { IconButton } from '../../button/icon-button.tsx';
import { useText } from '../../text/use-text.ts';
import { csvFile } from './csv-file.ts';
import { offerFile } from './offer-file.ts';
import { RowsOnTheirWay } from './rows-on-their-way.tsx';
import type { Column } from '../table.ts';
import { useWholeList, type WholeList } from './use-whole-list.ts';

interface ExportButtonProps<Row> extends WholeList<Row> {
  /** Without its ending. */
  fileName: string;
  columns: readonly Column<Row>[];
}

/** Saves everything that matches as a file for spreadsheets. It comes page by page, is counted, and can be cancelled. */
export function ExportButton<Row>({ fileName, columns, ...whole }: ExportButtonProps<Row>) {
  const text = useText();
  const { progress, fetchWhole, cancel } = useWholeList(whole);
  const save = (): Promise<unknown> =>
    fetchWhole(async (pageAfter, watching) => {
      const file = await csvFile(columns, pageAfter, watching);
      if (!watching.signal.aborted) offerFile(file, `${fileName}.csv`);
    });
  if (progress) return <RowsOnTheirWay progress={progress} onCancel={cancel} />;
  return <IconButton icon="download" label={text('exportCsv')} onClick={save} />;
}
