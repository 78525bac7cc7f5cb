import { memo } from 'react';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import type { GridRow } from './shown-grid.ts';
import { useCellText } from './use-cell-text.ts';
import styles from './grid.module.css';

interface GridLineProps {
  row: GridRow;
  line: number;
  /** The cell that is reached by Tab, if it is in this line. */
  tabPlace: number | null;
  /** The first and the last place that are selected, with a hyphen between. */
  selected: string | null;
}

/** A student of the grid. */
export const GridLine = memo(function GridLine({ row, line, tabPlace, selected }: GridLineProps) {
  const { said, shown } = useCellText();
  const written = useWrittenPercent();
  const { fullName, studentNumber, cells, summary } = row;
  const [from = -1, to = -1] = selected?.split('-').map(Number) ?? [];
  return (
    <tr data-line={line} aria-rowindex={line + 2}>
      <th scope="row">
        <span className={styles['name']} title={fullName}>
          {fullName}
        </span>
        {studentNumber && <small>{studentNumber}</small>}
      </th>
      {cells.map((cell, index) => (
        <td
          key={index}
          data-place={index}
          data-status={cell.status ?? undefined}
          data-closed={cell.closed ?? undefined}
          data-pending={cell.isPending || undefined}
          data-troubled={cell.troubled ? true : undefined}
          tabIndex={index === tabPlace ? 0 : -1}
          aria-selected={index >= from && index <= to}
          aria-readonly={cell.closed !== null || undefined}
          aria-label={said(cell)}
        >
          {shown(cell)}
        </td>
      ))}
      {summary && (
        <>
          <td className={styles['sum']} data-sum="percent">
            {summary.percent === null ? '–' : written(summary.percent)}
          </td>
          <td className={styles['sum']} data-sum="absences">
            {summary.absences}
          </td>
          <td className={styles['sum']} data-sum="lates">
            {summary.lates}
          </td>
          <td className={styles['sum']} data-sum="deduction">
            {written(summary.deduction)}
          </td>
        </>
      )}
    </tr>
  );
});
