import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { drawnRows, useRowWindow } from '#kit/ui/rows/use-row-window.ts';
import { useIsPrinting } from '#kit/ui/print/use-is-printing.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { GridPosition } from '../../rules/pasted-marks.ts';
import { ATTENDANCE_STATUSES } from '../../rules/status.ts';
import { useStatusKeys } from '../roll/use-status-keys.ts';
import { GridHead } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { rangeOf, stepFrom } from './grid-range.ts';
import type { FilledGrid } from './use-grid.ts';
import type { GridMarks } from './use-grid-marks.ts';
import styles from './grid.module.css';

const USUAL_HEIGHT = 41;
const SUMMED_BY = 4;

interface AttendanceGridProps {
  filled: FilledGrid;
  marks: GridMarks;
  onOpen: (at: GridPosition) => void;
}

const placeIn = (target: EventTarget | null): GridPosition | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return cell && line !== undefined ? { line: Number(line), column: Number(cell.dataset['place']) } : null;
};

const isSamePlace = (one: GridPosition, other: GridPosition): boolean =>
  one.line === other.line && one.column === other.column;

/** Students down, sessions across. One moves and marks in it as in a spreadsheet. */
export function AttendanceGrid({ filled: { grid, columns, rows }, marks, onOpen }: AttendanceGridProps) {
  const text = useText();
  const keys = useStatusKeys();
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<GridPosition>(() => ({
    line: 0,
    column: Math.max(
      0,
      columns.findLastIndex(({ isOpen }) => isOpen),
    ),
  }));
  /** The other corner of what is selected. */
  const [anchor, setAnchor] = useState<GridPosition>(at);
  const isMoved = useRef(false);
  const keyBefore = useRef('');
  const isWhole = useIsPrinting();
  const seen = useRowWindow(body, rows.length, { usualHeight: USUAL_HEIGHT, isWhole });
  const range = rangeOf(at, anchor);

  function moveTo(to: GridPosition, isExtended: boolean): void {
    isMoved.current = true;
    setAt(to);
    if (!isExtended) setAnchor(to);
  }
  useLayoutEffect(
    function focusWhereItMoved() {
      if (!isMoved.current) return;
      isMoved.current = false;
      cellIn(body.current, at)?.focus();
    },
    [at],
  );
  useLayoutEffect(function showTheLastSession() {
    // Not scrollIntoView: that would also move the page.
    const cell = cellIn(body.current, at);
    if (scroller.current && cell)
      scroller.current.scrollLeft = cell.offsetLeft - scroller.current.clientWidth / 2;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only where the grid opens.
  }, []);

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    const from = placeIn(event.target);
    if (!from || event.nativeEvent.isComposing) return;
    const { key, shiftKey, altKey } = event;
    const [before, isWithCtrl] = [keyBefore.current, event.ctrlKey || event.metaKey];
    if (key !== 'Shift') keyBefore.current = key;
    const to = stepFrom(event, from, {
      lines: rows.length,
      columns: columns.length,
      linesInSight: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / seen.rowHeight) - 2),
    });
    if (to) {
      event.preventDefault();
      moveTo(to, shiftKey);
      return;
    }
    if (altKey) return;
    if (isWithCtrl) {
      const done = whenWithCtrl(key.toLowerCase());
      if (done) event.preventDefault();
      return;
    }
    // After g a letter is the name of a screen to go to.
    const kind =
      before === 'g'
        ? undefined
        : ATTENDANCE_STATUSES.find((status) => keys[status] === key.toLocaleLowerCase());
    if (kind) marks.mark(range, { kind, minutesLate: null });
    else if (key === 'Delete' || key === 'Backspace') marks.clear(range);
    else if (key === 'Enter' || key === 'F2' || key === ' ') onOpen(from);
    else if (key === 'Escape' && !isSamePlace(at, anchor)) setAnchor(at);
    else return;
    event.preventDefault();
  }

  function whenWithCtrl(key: string): boolean {
    if (key === 'a') {
      setAnchor({ line: 0, column: 0 });
      moveTo({ line: rows.length - 1, column: columns.length - 1 }, true);
    } else if (key === 'z') marks.undo();
    else return false;
    return true;
  }

  function copy(event: ClipboardEvent): void {
    if (!placeIn(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', marks.copy(range));
  }

  function paste(event: ClipboardEvent): void {
    if (!placeIn(event.target)) return;
    event.preventDefault();
    marks.paste(event.clipboardData.getData('text/plain'), range);
  }

  function pressCell(event: MouseEvent): void {
    const to = placeIn(event.target);
    if (!to || event.button !== 0) return;
    // The browser would focus it as well, but not keep what is selected.
    event.preventDefault();
    moveTo(to, event.shiftKey);
    if (isSamePlace(to, at)) cellIn(body.current, to)?.focus();
  }

  function drag(event: MouseEvent): void {
    const to = placeIn(event.target);
    if (to && event.buttons === 1 && !isSamePlace(to, at)) moveTo(to, true);
  }

  return (
    <div ref={scroller} className={styles['scroll']} data-scrolls>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Arrow keys move in it: that is a grid.
        role="grid"
        aria-label={text('gridLabel', { group: grid.groupName })}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        className={styles['grid']}
        data-span={grid.span}
        onKeyDown={press}
        onCopy={copy}
        onPaste={paste}
        onMouseDown={pressCell}
        onMouseOver={drag}
        onFocus={({ target }) => {
          const to = placeIn(target);
          if (!to || isSamePlace(to, at)) return;
          setAt(to);
          setAnchor(to);
        }}
        onDoubleClick={({ target }) => {
          const to = placeIn(target);
          if (to) onOpen(to);
        }}
        onClick={({ target, nativeEvent }) => {
          const to = placeIn(target);
          if (to && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') onOpen(to);
        }}
      >
        <GridHead grid={grid} columns={columns} />
        <tbody ref={body}>
          {drawnRows(seen, rows.length, at.line).map((drawn) => {
            if ('gap' in drawn)
              return (
                <tr key={`before ${drawn.before}`} aria-hidden="true">
                  <td
                    className={styles['gap']}
                    colSpan={columns.length + 1 + SUMMED_BY}
                    style={{ height: drawn.gap * seen.rowHeight }}
                  >
                    {null}
                  </td>
                </tr>
              );
            const row = rows[drawn.line];
            const isSelected = range.from.line <= drawn.line && drawn.line <= range.to.line;
            return (
              row && (
                <GridLine
                  key={row.personId}
                  row={row}
                  line={drawn.line}
                  tabPlace={drawn.line === at.line ? at.column : null}
                  selected={isSelected ? `${range.from.column}-${range.to.column}` : null}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const cellIn = (body: HTMLElement | null, { line, column }: GridPosition): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`[data-line="${line}"] > [data-place="${column}"]`) ?? null;
