import { CourseStateChip } from '../../course-state-chip.tsx';
import { courseCell, type Book, type BookCell, type BookRow } from '../book.ts';
import { BONE, GradeInCell, stateOfEntry } from './grade-cell.tsx';
import styles from '../gradebook.module.css';
import type { Entries } from './use-entries.ts';

interface GradeRowProps {
  parts: Book['parts'];
  /** None while it is on its way. */
  row: BookRow | undefined;
  line: number;
  /** The place that Tab leads to, if it is in this row. */
  tabPlace: number | null;
  entries: Entries;
  onOpen: (row: BookRow, index: number) => void;
}

/** One student's line. One grade of the whole grid is reached by Tab, all others from there by arrow keys. */
export function GradeRow({ parts, row, line, tabPlace, entries, onOpen }: GradeRowProps) {
  const button = (index: number, cell: BookCell | null) => {
    const entry = row && entries.of({ studentId: row.studentId, partId: parts[index]?.partId ?? null });
    return (
      <button
        type="button"
        tabIndex={index === tabPlace ? 0 : -1}
        className={styles['cell']}
        data-place={index}
        data-kind={index === parts.length ? 'course' : undefined}
        data-state={cell?.isEntered ? 'ENTERED' : cell?.state}
        data-entry={stateOfEntry(entry)}
        aria-busy={!row}
        onClick={() => {
          if (row) onOpen(row, index);
        }}
      >
        {cell ? <GradeInCell cell={cell} entry={entry} /> : BONE}
      </button>
    );
  };
  return (
    <tr data-line={line} aria-rowindex={line + 2}>
      <th scope="row">
        <span className={styles['name']}>
          {row ? row.studentName : BONE} <small>{row?.studentNumber}</small>
        </span>
      </th>
      {parts.map(({ partId }, index) => {
        const cell = row?.cells[index] ?? null;
        return <td key={partId}>{(cell !== null || !row) && button(index, cell)}</td>;
      })}
      <td>{button(parts.length, row ? courseCell(row) : null)}</td>
      <td>{row ? <CourseStateChip state={row.state} /> : BONE}</td>
    </tr>
  );
}
