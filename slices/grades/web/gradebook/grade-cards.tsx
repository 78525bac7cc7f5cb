import { useText } from '#kit/ui/text/use-text.ts';
import { CourseStateChip } from '../course-state-chip.tsx';
import { courseCell, type Book, type BookCell, type BookRow } from './book.ts';
import { GradeText } from './grade-text.tsx';
import styles from './gradebook.module.css';

interface GradeCardsProps {
  book: Book;
  onOpen: (row: BookRow, place: number) => void;
}

/** The gradebook on a phone: a card for each student. */
export function GradeCards({ book: { parts, rows }, onOpen }: GradeCardsProps) {
  const text = useText();
  const line = (row: BookRow, title: string, cell: BookCell, place: number) => (
    <li key={place}>
      <button type="button" onClick={() => onOpen(row, place)}>
        <span>{title}</span>
        <b>
          <GradeText cell={cell} />
        </b>
      </button>
    </li>
  );
  return (
    <ul className={styles['cards']}>
      {rows.map((row) => (
        <li key={row._id}>
          <h2>
            {row.studentName} <CourseStateChip state={row.state} />
          </h2>
          <ul>
            {parts.map(({ title }, index) => {
              const cell = row.cells[index];
              return cell ? line(row, title, cell, index) : null;
            })}
            {line(row, text('gradeOfCourse'), courseCell(row), parts.length)}
          </ul>
        </li>
      ))}
    </ul>
  );
}
