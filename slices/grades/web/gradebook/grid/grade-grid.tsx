import { useEffect, useRef, useState } from 'react';
import type { List } from '#kit/ui/table/use-list.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { isSaidAgain, openedIn, placeOpened, type Book, type BookRow, type OpenedCell } from '../book.ts';
import { EnterGradeDialog } from '../enter-grade-dialog.tsx';
import { GradeCards } from './grade-cards.tsx';
import { Grid, type GridFocus } from './grid.tsx';
import { HeldGrades } from '../held-grades.tsx';
import type { GridPosition } from './step-in-grid.ts';
import type { BookActionsOf } from '../use-book-actions.ts';
import type { BookRows } from '../use-book-rows.ts';
import { isOnItsWay, useEntries } from './use-entries.ts';

interface GradeGridProps {
  book: Book;
  rows: BookRows;
  /** By which students are searched and put in order. */
  list: List;
  actions: BookActionsOf;
  /** Whether all rows are drawn, as for paper. */
  isWhole: boolean;
}

/** Students down, exams and assignments across; on a phone a card for each student. */
export function GradeGrid({ book, rows, list, actions, isWhole }: GradeGridProps) {
  const isWide = useIsAtLeast('md');
  const entries = useEntries(actions);
  const [place, setPlace] = useState<OpenedCell | null>(null);
  // As it is now, so that a grade which another user changed meanwhile is seen and not overwritten.
  const opened = place && openedIn(book, rows.of(place.studentId), place);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<{ digit: string; at: GridPosition } | null>(null);
  const grid = useRef<GridFocus>(null);
  const next = useRef<GridPosition | null>(null);
  const open = (row: BookRow, at: GridPosition, digit?: string) => {
    setTyped(digit === undefined ? null : { digit, at });
    setPlace(placeOpened(book, row, at.column));
  };

  useEffect(
    function goOnBelow() {
      if (place === null && next.current) grid.current?.focus(next.current);
      next.current = null;
    },
    [place],
  );

  return (
    <>
      {isWide ? (
        <Grid
          book={book}
          rows={rows}
          list={list}
          entries={entries}
          isWhole={isWhole}
          handle={grid}
          onOpen={open}
        />
      ) : (
        <GradeCards book={book} rows={rows} list={list} entries={entries} isWhole={isWhole} onOpen={open} />
      )}
      {entries.held.length > 0 && (
        <HeldGrades
          count={entries.held.length}
          onSave={(why) => {
            setReason(why);
            return entries.saveHeld(why);
          }}
          onDiscard={entries.dropHeld}
        />
      )}
      {opened && place && (
        <EnterGradeDialog
          book={book}
          opened={opened}
          typed={typed?.digit ?? null}
          refused={entries.of(place)}
          lastReason={reason}
          onClose={() => {
            entries.forget(place);
            setPlace(null);
          }}
          onEnter={(grade, why) => {
            // Who enters a list of grades mostly has one reason for all of them.
            setReason(why);
            const isUnchanged = isSaidAgain(opened.cell, grade) && !isOnItsWay(entries.of(place));
            if (isUnchanged) entries.drop(place);
            else if (why === '') entries.hold(grade);
            else entries.save(grade, why);
            // As in a spreadsheet: what was begun by typing goes on in the line below.
            if (typed) next.current = { line: typed.at.line + 1, column: typed.at.column };
            setPlace(null);
          }}
        />
      )}
    </>
  );
}
