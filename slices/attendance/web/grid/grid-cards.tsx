import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { GridPosition } from '../../rules/pasted-marks.ts';
import type { GridRow } from './shown-grid.ts';
import { useCellText } from './use-cell-text.ts';
import { useColumnText } from './use-column-text.ts';
import type { FilledGrid } from './use-grid.ts';
import styles from './grid-cards.module.css';

interface GridCardsProps {
  filled: FilledGrid;
  onOpen: (at: GridPosition) => void;
}

/** The week on a phone: a card for each student, with a button for each session. */
export function GridCards({ filled: { grid, columns, rows }, onOpen }: GridCardsProps) {
  const text = useText();
  const { said, shown } = useCellText();
  const { dayOf, timeOf, whenOf } = useColumnText(grid.timeZone);
  return (
    <ul className={styles['cards']}>
      {rows.map((row, line) => (
        <li key={row.personId}>
          <h3>{row.fullName}</h3>
          <SummaryLine row={row} />
          <div className={styles['chips']}>
            {columns.map((column, index) => {
              const cell = row.cells[index];
              return (
                cell && (
                  <button
                    key={column._id}
                    type="button"
                    data-status={cell.status ?? undefined}
                    data-closed={cell.closed ?? undefined}
                    data-pending={cell.isPending || undefined}
                    data-troubled={cell.troubled ? true : undefined}
                    disabled={cell.closed !== null}
                    aria-label={text('markNamed', {
                      name: [row.fullName, whenOf(column)].join(', '),
                      status: said(cell),
                    })}
                    onClick={() => onOpen({ line, column: index })}
                  >
                    <small>{dayOf(column)}</small>
                    <b>{shown(cell) || '–'}</b>
                    <small>{timeOf(column)}</small>
                  </button>
                )
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

function SummaryLine({ row: { summary } }: { row: GridRow }) {
  const text = useText();
  const written = useWrittenPercent();
  if (!summary) return null;
  const facts: [string, string | number][] = [
    [text('behindPercent'), summary.percent === null ? '–' : written(summary.percent)],
    [text('behindAbsences'), summary.absences],
    [text('gridLates'), summary.lates],
    [text('gridDeduction'), written(summary.deduction)],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
