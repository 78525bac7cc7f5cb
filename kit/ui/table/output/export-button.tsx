import { IconButton } from '../../button/icon-button.tsx';
import { MenuItem } from '../../menu/menu-item.tsx';
import { Menu } from '../../menu/menu.tsx';
import { Text } from '../../text/text.tsx';
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

type Kind = 'csv' | 'xlsx';

/**
 * Saves everything that matches as a file, for Excel or for any program that reads tables. It comes page by page, is counted,
 * and can be cancelled.
 */
export function ExportButton<Row>({ fileName, columns, ...whole }: ExportButtonProps<Row>) {
  const text = useText();
  const { progress, fetchWhole, cancel } = useWholeList(whole);
  const save = (kind: Kind): Promise<unknown> =>
    fetchWhole(async (pageAfter, watching) => {
      const file =
        kind === 'csv'
          ? await csvFile(columns, pageAfter, watching)
          : await (await import('./xlsx-file.ts')).xlsxFile(fileName, columns, pageAfter, watching);
      if (!watching.signal.aborted) offerFile(file, `${fileName}.${kind}`);
    });
  if (progress) return <RowsOnTheirWay progress={progress} onCancel={cancel} />;
  return (
    <Menu
      label={text('exportList')}
      renderButton={(links) => <IconButton {...links} icon="download" label={text('exportList')} />}
    >
      <MenuItem action={() => void save('xlsx')}>
        <Text id="exportExcel" />
      </MenuItem>
      <MenuItem action={() => void save('csv')}>
        <Text id="exportCsv" />
      </MenuItem>
    </Menu>
  );
}
