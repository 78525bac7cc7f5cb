import { useEffect, useEffectEvent, useRef } from 'react';
import { drawnRows, useRowWindow } from '#kit/ui/rows/use-row-window.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { CourseStateChip } from '../../course-state-chip.tsx';
import { courseCell, type Book, type BookCell, type BookRow } from '../book.ts';
import { BONE, GradeInCell, stateOfEntry } from './grade-cell.tsx';
import styles from './grade-cards.module.css';
import { SortChoice } from './sort-choice.tsx';
import type { GridPosition } from './step-in-grid.ts';
import type { BookRows } from '../use-book-rows.ts';
import type { Entries } from './use-entries.ts';

interface GradeCardsProps {
  book: Book;
  rows: BookRows;
  list: List;
  entries: Entries;
  /** Whether all rows are drawn, as for paper. */
  isWhole: boolean;
  onOpen: (row: BookRow, at: GridPosition) => void;
}

/** A line of a card, its heading, and what is around them. */
const LINE_HEIGHT = 45;
const AROUND = 66;

/** The gradebook on a phone: a card for each student. */
export function GradeCards({ book, rows, list, entries, isWhole, onOpen }: GradeCardsProps) {
  const { parts } = book;
  const cards = useRef<HTMLUListElement>(null);
  const seen = useRowWindow(cards, rows.count, {
    usualHeight: (parts.length + 1) * LINE_HEIGHT + AROUND,
    isWhole,
  });
  const show = useEffectEvent(rows.show);
  useEffect(
    function bringWhatIsInSight() {
      show(seen.first, seen.end);
    },
    [seen.first, seen.end],
  );
  return (
    <>
      <SortChoice book={book} list={list} />
      <ul ref={cards} className={styles['cards']}>
        {drawnRows(seen, rows.count, null).map((drawn) =>
          'gap' in drawn ? (
            <li
              key={`before ${drawn.before}`}
              aria-hidden="true"
              style={{ height: drawn.gap * seen.rowHeight }}
            />
          ) : (
            <Card
              key={drawn.line}
              line={drawn.line}
              count={rows.count}
              parts={parts}
              row={rows.at(drawn.line)}
              entries={entries}
              onOpen={onOpen}
            />
          ),
        )}
      </ul>
    </>
  );
}

interface CardProps extends Pick<GradeCardsProps, 'entries' | 'onOpen'> {
  line: number;
  count: number;
  parts: Book['parts'];
  row: BookRow | undefined;
}

function Card({ line, count, parts, row, entries, onOpen }: CardProps) {
  const text = useText();
  const grade = (title: string, cell: BookCell | null, index: number) => {
    const entry = row && entries.of({ studentId: row.studentId, partId: parts[index]?.partId ?? null });
    return (
      <li key={index}>
        <button
          type="button"
          data-entry={stateOfEntry(entry)}
          aria-busy={!row}
          onClick={() => {
            if (row) onOpen(row, { line, column: index });
          }}
        >
          <span>{title}</span>
          <b>{cell ? <GradeInCell cell={cell} entry={entry} /> : BONE}</b>
        </button>
      </li>
    );
  };
  return (
    <li data-line={line} aria-posinset={line + 1} aria-setsize={count}>
      <h2>
        <span>
          {row ? row.studentName : BONE} <small>{row?.studentNumber}</small>
        </span>
        {row && <CourseStateChip state={row.state} />}
      </h2>
      <ul>
        {parts.map(({ title }, index) => {
          const cell = row?.cells[index] ?? null;
          return cell !== null || !row ? grade(title, cell, index) : null;
        })}
        {grade(text('gradeOfCourse'), row ? courseCell(row) : null, parts.length)}
      </ul>
    </li>
  );
}
