import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { pressRow } from '#kit/ui/table/row-press.ts';
import { walkRows } from '#kit/ui/table/row-keys.ts';
import { TableRow } from '#kit/ui/table/table-row.tsx';
import type { Identified, Table } from '#kit/ui/table/table.ts';
import { useTableLook } from '#kit/ui/table/use-table-look.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './finances.module.css';

/** So many are read at a glance; the rest comes with one press. */
const FIRST_ROWS = 20;

interface PlainTableProps<Row extends Identified> {
  table: Omit<Table<Row>, 'counted'>;
  /** All of them, the newest first. */
  rows: readonly Row[];
}

/** Rows that have come whole, in a table of which a page can show several; cards on a phone. */
export function PlainTable<Row extends Identified>({ table, rows }: PlainTableProps<Row>) {
  const look = useTableLook(table);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const page = { rows: shown, nextCursor: null };
  return (
    <div className={styles['frame']}>
      <table {...look} aria-label={table.label}>
        <thead>
          <tr>
            {table.columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
            {table.menuOf && <th aria-hidden="true" data-part="menu" />}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys and presses lead to controls that work without them. */}
        <tbody data-rows onClick={pressRow} onKeyDown={(event) => walkRows(event, {})}>
          {shown.map((row) => (
            <TableRow
              key={row._id}
              table={{ ...table, counted: 'rowCount' }}
              row={row}
              selection={undefined}
              page={page}
            />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div className={styles['rest']}>
          <Button onClick={() => setIsWhole(true)}>
            <Text id="booksShowAll" values={{ count: rows.length }} />
          </Button>
        </div>
      )}
    </div>
  );
}
