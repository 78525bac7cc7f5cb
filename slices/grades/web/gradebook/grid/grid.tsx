import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { drawnRows, useRowWindow } from '#kit/ui/rows/use-row-window.ts';
import { mayBeTyped, type Book, type BookRow } from '../book.ts';
import { GradeRow } from './grade-row.tsx';
import { GridHead } from './grid-head.tsx';
import styles from '../gradebook.module.css';
import { placesInBook, useKeptPlace } from '../place-in-book.ts';
import { stepInGrid, type GridPosition } from './step-in-grid.ts';
import type { BookRows } from '../use-book-rows.ts';
import type { Entries } from './use-entries.ts';

const USUAL_HEIGHT = 45;

/** Moves the focus to a grade, also to one whose row is still to come. */
export interface GridFocus {
  focus: (at: GridPosition) => void;
}

interface GridProps {
  book: Book;
  rows: BookRows;
  list: List;
  entries: Entries;
  /** Whether all rows are drawn, as for paper. */
  isWhole: boolean;
  handle: RefObject<GridFocus | null>;
  /** With the digit that was typed on it, if it was opened so. */
  onOpen: (row: BookRow, at: GridPosition, digit?: string) => void;
}

const isSamePlace = (one: GridPosition, other: GridPosition): boolean =>
  one.line === other.line && one.column === other.column;

const placeIn = (target: EventTarget | null): GridPosition | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const line = button?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return button && line !== undefined
    ? { line: Number(line), column: Number(button.dataset['place']) }
    : null;
};

/** The grid itself, of which only what is in sight is drawn. */
export function Grid({ book, rows, list, entries, isWhole, handle, onOpen }: GridProps) {
  const text = useText();
  const { parts } = book;
  const { count } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const { key } = useLocation();
  const [tab, setTab] = useState<GridPosition>(() => ({ line: placesInBook.get(key)?.line ?? 0, column: 0 }));
  const isMoved = useRef(false);
  const seen = useRowWindow(body, count, { usualHeight: USUAL_HEIGHT, isWhole });
  const scroller = useKeptPlace(seen.rowHeight);

  const show = useEffectEvent(rows.show);
  useEffect(
    function bringWhatIsInSight() {
      show(seen.first, seen.end, tab.line);
    },
    [seen.first, seen.end, tab.line],
  );

  /** What was typed on a row that is still on its way. Another search or order has other rows at the same lines. */
  const typedAhead = useRef<{ at: GridPosition; asked: string; digits: string } | null>(null);
  useEffect(function openWhatWasTypedOnceItsRowIsHere() {
    const ahead = typedAhead.current;
    if (!ahead) return;
    const focused = placeIn(document.activeElement);
    if (ahead.asked !== rows.asked || !focused || !isSamePlace(focused, ahead.at)) {
      typedAhead.current = null;
      return;
    }
    const row = rows.at(ahead.at.line);
    if (!row) return;
    typedAhead.current = null;
    if (mayBeTyped(book, row, ahead.at.column)) onOpen(row, ahead.at, ahead.digits);
  });

  function moveTo(at: GridPosition): void {
    typedAhead.current = null;
    isMoved.current = true;
    setTab({ line: Math.min(at.line, count - 1), column: at.column });
  }
  useImperativeHandle(handle, () => ({ focus: moveTo }));
  useLayoutEffect(
    function focusWhereItMoved() {
      if (!isMoved.current) return;
      isMoved.current = false;
      body.current
        ?.querySelector<HTMLElement>(`[data-line="${tab.line}"] [data-place="${tab.column}"]`)
        ?.focus();
    },
    [tab],
  );

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    const from = placeIn(event.target);
    if (!from) return;
    const row = rows.at(from.line);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && /^[0-9]$/.test(event.key)) {
      if (!row) {
        const digits = (typedAhead.current?.digits ?? '') + event.key;
        typedAhead.current = { at: from, asked: rows.asked, digits };
        return;
      }
      if (!mayBeTyped(book, row, from.column)) return;
      // Or the digit would be typed a second time, into the field that has the focus by then.
      event.preventDefault();
      onOpen(row, from, event.key);
      return;
    }
    const to = stepInGrid(event, from, {
      lines: count,
      columns: parts.length + 1,
      linesInSight: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / seen.rowHeight) - 2),
      hasGrade: ({ line, column }) => {
        const there = rows.at(line);
        return !there || column === parts.length || Boolean(there.cells[column]);
      },
    });
    if (!to) return;
    event.preventDefault();
    moveTo(to);
  }

  const isLong = count > seen.end - seen.first;
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
      <div
        ref={scroller}
        className={styles['scroll']}
        data-scrolls
        data-held={entries.held.length > 0 || undefined}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Arrow keys move in it: that is a grid.
          role="grid"
          aria-label={text('bookLabel')}
          aria-rowcount={count + 1}
          className={styles['grid']}
          data-long={isLong || undefined}
          style={{ '--grades': parts.length + 1 } as CSSProperties}
          onKeyDown={press}
          onFocus={({ target }) => {
            const at = placeIn(target);
            if (!at || isSamePlace(at, tab)) return;
            typedAhead.current = null;
            setTab(at);
          }}
          onBlur={() => {
            typedAhead.current = null;
          }}
        >
          <GridHead book={book} list={list} />
          <tbody ref={body}>
            {drawnRows(seen, count, tab.line).map((drawn) =>
              'gap' in drawn ? (
                <tr key={`before ${drawn.before}`} aria-hidden="true">
                  <td
                    className={styles['gap']}
                    colSpan={parts.length + 3}
                    style={{ height: drawn.gap * seen.rowHeight }}
                  >
                    {null}
                  </td>
                </tr>
              ) : (
                <GradeRow
                  key={drawn.line}
                  parts={parts}
                  row={rows.at(drawn.line)}
                  line={drawn.line}
                  tabPlace={drawn.line === tab.line ? tab.column : null}
                  entries={entries}
                  onOpen={(row, place) => onOpen(row, { line: drawn.line, column: place })}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
