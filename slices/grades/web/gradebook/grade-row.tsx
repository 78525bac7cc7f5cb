import { CourseStateChip } from '../course-state-chip.tsx';
import { courseCell, type BookRow } from './book.ts';
import { GradeText } from './grade-text.tsx';
import styles from './gradebook.module.css';

interface GradeRowProps {
  row: BookRow;
  isFirst: boolean;
  onOpen: (row: BookRow, place: number) => void;
}

/** One student's line. One grade of the whole grid is reached by Tab, all others from there by arrow keys. */
export const GradeRow = ({ row, isFirst, onOpen }: GradeRowProps) => (
  <tr>
    <th scope="row">{row.studentName}</th>
    {row.cells.map((cell, index) => (
      <td key={index}>
        {cell && (
          <button
            type="button"
            tabIndex={isFirst && index === 0 ? 0 : -1}
            className={styles['cell']}
            data-state={cell.isEntered ? 'ENTERED' : cell.state}
            onClick={() => onOpen(row, index)}
          >
            <GradeText cell={cell} />
          </button>
        )}
      </td>
    ))}
    <td>
      <button
        type="button"
        tabIndex={isFirst && row.cells.length === 0 ? 0 : -1}
        className={styles['cell']}
        data-kind="course"
        onClick={() => onOpen(row, row.cells.length)}
      >
        <GradeText cell={courseCell(row)} />
      </button>
    </td>
    <td>
      <CourseStateChip state={row.state} />
    </td>
  </tr>
);
