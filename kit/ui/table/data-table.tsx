import { useRef, type ReactNode } from 'react';
import { DataView, type Answer } from '../data-view/data-view.tsx';
import { useShortcuts, type Shortcut } from '../shortcut/shortcuts.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { isNarrowed } from './list-params.ts';
import { FirstPageButton, NothingMatches } from './nothing-matches.tsx';
import { Pager } from './pager.tsx';
import { PrintedPart } from './printed-part.tsx';
import { awaitRows, useAwaitedRows } from './enter-rows.ts';
import { walkRows, type PageTurns } from './row-keys.ts';
import { keepMiddleButton, pressRow, pressRowAside } from './row-press.ts';
import { SelectionNotice } from './selection-notice.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { Identified, PageOfRows, Table } from './table.ts';
import type { List } from './use-list.ts';
import type { Printing } from './output/use-printing.ts';
import type { Selection } from './use-selection.ts';
import { useTableLook } from './use-table-look.ts';
import styles from './table.module.css';

/** The rows hear these keys themselves; here they are only told of. */
const ROW_KEYS: readonly Shortcut[] = (
  [
    ['up down', 'walkRows'],
    ['↵', 'openRow'],
    ['home end', 'endsOfRows'],
    ['pageup pagedown', 'turnRows'],
  ] as const
).map(([keys, label]) => ({ keys, label, group: 'thisScreen', run: () => {} }));

export interface DataTableProps<Row extends Identified> {
  table: Table<Row>;
  list: List;
  answer: Answer<PageOfRows<Row>>;
  /** With it rows can be selected; a SelectionBar under the table says what for. */
  selection?: Selection;
  /** With it a PrintButton over the table prints all rows. */
  printing?: Printing<Row>;
  /** Shown instead of the rows when there are none at all, with any filter. */
  empty?: ReactNode;
}

/**
 * One page of a list in rows, or in cards on a phone. It is drawn in all its states; ↑ and ↓ lead from row to row, Enter
 * follows the row's link, and so does a press anywhere in the row.
 */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const { table, list, answer, selection, printing, empty } = props;
  const text = useText();
  const look = useTableLook(table);
  useShortcuts(ROW_KEYS);
  const card = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useAwaitedRows(body, list.params, answer.data?.rows);
  const isTurned = list.params.after !== null;
  const isAskedTooMuch = isNarrowed(list.params, list.sides) || isTurned;
  const nothing = isAskedTooMuch ? <NothingMatches list={list} /> : (empty ?? <NothingMatches />);
  return (
    <div ref={card} className={styles['card']}>
      <DataView
        answer={answer}
        waiting={<SkeletonRows table={table} count={Math.min(8, list.rowsPerPage)} />}
        empty={nothing}
        isEmpty={({ rows }) => rows.length === 0}
        wayOut={isTurned && <FirstPageButton list={list} />}
      >
        {(page) => (
          <>
            {selection && <SelectionNotice selection={selection} page={page} counted={table.counted} />}
            <div className={styles['frame']}>
              <table {...look} aria-label={table.label}>
                <TableHead table={table} list={list} selection={selection} page={page} />
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys and presses lead to controls that work without them. */}
                <tbody
                  ref={body}
                  data-rows
                  onKeyDown={(event) => walkRows(event, turnsOf(list, page))}
                  onClick={pressRow}
                  onAuxClick={pressRowAside}
                  onMouseDown={keepMiddleButton}
                >
                  {(printing?.rows ?? page.rows).map((row) => (
                    <TableRow key={row._id} table={table} row={row} selection={selection} page={page} />
                  ))}
                </tbody>
                <TableFoot table={table} hasSelection={selection !== undefined} total={text('sumRow')} />
              </table>
            </div>
            {printing?.rows ? (
              <p className={styles['pager']}>
                <Text id={table.counted} values={{ count: printing.rows.length }} />
              </p>
            ) : (
              <>
                <PrintedPart list={list} page={page} counted={table.counted} />
                <Pager
                  list={list}
                  page={page}
                  counted={table.counted}
                  onTurn={() => card.current?.scrollIntoView({ block: 'start' })}
                />
              </>
            )}
          </>
        )}
      </DataView>
    </div>
  );
}

/** The next and the previous page by keys: the focus goes to the first row of it. */
function turnsOf(list: List, { nextCursor }: PageOfRows<unknown>): PageTurns {
  return {
    PageDown:
      nextCursor === null
        ? undefined
        : () => {
            awaitRows({ after: nextCursor });
            list.next(nextCursor);
          },
    PageUp:
      list.params.after === null
        ? undefined
        : () => {
            awaitRows({});
            list.previous();
          },
  };
}
