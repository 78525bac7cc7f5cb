import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import {
  isSaidAgain,
  mayBeTyped,
  openedIn,
  placeOpened,
  type Book,
  type BookRow,
  type OpenedPlace,
} from './book.ts';
import { EnterGradeDialog } from './enter-grade-dialog.tsx';
import { GradeCards } from './grade-cards.tsx';
import { GradeRow } from './grade-row.tsx';
import styles from './gradebook.module.css';
import { moveInGrid } from './move-in-grid.ts';
import { typedInGrid } from './type-in-grid.ts';
import type { BookActionsOf } from './use-book-actions.ts';

interface GradeGridProps {
  book: Book;
  actions: BookActionsOf;
}

/** Students down, exams and assignments across; on a phone a card for each student. */
export function GradeGrid({ book, actions }: GradeGridProps) {
  const isWide = useIsAtLeast('md');
  const [place, setPlace] = useState<OpenedPlace | null>(null);
  // From the book as it is now, so that a grade which another user changed meanwhile is seen and not overwritten.
  const opened = place && openedIn(book, place);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const open = (row: BookRow, at: number, digit: string | null = null) => {
    setTyped(digit);
    setPlace(placeOpened(book, row, at));
  };
  return (
    <>
      {isWide ? <Grid book={book} onOpen={open} /> : <GradeCards book={book} onOpen={open} />}
      {opened && (
        <EnterGradeDialog
          book={book}
          opened={opened}
          typed={typed}
          lastReason={reason}
          onClose={() => setPlace(null)}
          onEnter={async (grade, why) => {
            // Who enters a list of grades mostly has one reason for all of them.
            setReason(why);
            if (isSaidAgain(opened.cell, grade) || (await actions.enter([grade], why))) setPlace(null);
          }}
        />
      )}
    </>
  );
}

interface GridProps {
  book: Book;
  /** With the digit that was typed on it, if it was opened so. */
  onOpen: (row: BookRow, place: number, digit?: string) => void;
}

function Grid({ book, onOpen }: GridProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { parts, rows } = book;

  function beginByDigit(event: KeyboardEvent<HTMLTableElement>): void {
    const into = typedInGrid(event);
    const row = into && rows[into.line];
    if (!row || !mayBeTyped(book, row, into.place)) return;
    // Or the digit would be typed a second time, into the field that has the focus by then.
    event.preventDefault();
    onOpen(row, into.place, into.digit);
  }

  const weights = parts.reduce((sum, { kind, weight }) => sum + (kind === 'COMPLETION' ? 0 : weight), 0);
  return (
    <>
      {!book.isFinal && (
        <p className={styles['keys']}>
          <Text id="bookKeys" />
        </p>
      )}
      <p className={styles['signs']}>
        <span>– {text('partStanding', { state: 'TO_COME' })}</span>
        <span>… {text('partStanding', { state: 'WAITS' })}</span>
        <span>* {text('gradeByHand')}</span>
      </p>
      <div className={styles['scroll']}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Arrow keys move in it: that is a grid.
          role="grid"
          aria-label={text('bookLabel')}
          aria-rowcount={rows.length + 1}
          className={styles['grid']}
          onKeyDown={(event) => {
            beginByDigit(event);
            moveInGrid(event);
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <Text id="bookStudent" />
              </th>
              {parts.map(({ partId, title, kind, weight }) => (
                <th key={partId} scope="col">
                  {title}
                  <small>
                    {kind === 'COMPLETION' ? (
                      <Text id="partCompletion" />
                    ) : (
                      formatNumber(weights === 0 ? 0 : weight / weights, {
                        style: 'percent',
                        maximumFractionDigits: 1,
                      })
                    )}
                  </small>
                </th>
              ))}
              <th scope="col">
                <Text id="gradeOfCourse" />
              </th>
              <th scope="col">
                <Text id="bookStanding" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <GradeRow key={row._id} row={row} isFirst={at === 0} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
