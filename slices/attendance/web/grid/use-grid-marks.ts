import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import {
  readBlock,
  readPastedMarks,
  type GridPosition,
  type PastedMark,
  type PastedProblem,
} from '../../rules/pasted-marks.ts';
import { MAX_MINUTES_LATE, minutesOf } from '../../rules/roll.ts';
import type { Mark } from '../../rules/status.ts';
import { pendingMarks } from '../roll/pending-marks.ts';
import { placesIn, type GridRange } from './grid-range.ts';
import type { ShownCell } from './shown-grid.ts';
import type { FilledGrid } from './use-grid.ts';
import { useStatusWords } from './use-status-words.ts';

/** What was changed, so that it can be taken back. */
interface Done {
  key: string;
  sessionId: string;
  personId: string;
  before: Mark;
  after: Mark;
}

const THERE: Mark = { kind: 'PRESENT', minutesLate: null };

const isAs = (cell: ShownCell, { kind, minutesLate }: Mark): boolean =>
  cell.kind === kind && cell.minutesLate === minutesLate;

const markOf = ({ kind, minutesLate }: ShownCell): Mark | null => (kind ? { kind, minutesLate } : null);

/** What is done with the cells of a grid; all of it goes the way of every mark, by the outbox. */
export function useGridMarks({ columns, rows }: Pick<FilledGrid, 'columns' | 'rows'>) {
  const text = useText();
  const { words, letterOf } = useStatusWords();
  const [reason, setReason] = useState('');
  /** Waits for a reason. */
  const [asking, setAsking] = useState<readonly PastedMark[] | null>(null);
  const [refused, setRefused] = useState<readonly PastedProblem[] | null>(null);
  /** Step by step; the last one is taken back first. */
  const [steps, setSteps] = useState<readonly (readonly Done[])[]>([]);

  /** A toast outlives the drawing that it was shown by. */
  const undoOf = useRef<(step: readonly Done[]) => void>(() => undefined);

  const cellAt = ({ line, column }: GridPosition): ShownCell | undefined => rows[line]?.cells[column];

  function isChange({ line, column, ...mark }: PastedMark): boolean {
    const cell = cellAt({ line, column });
    if (!cell || cell.closed) return false;
    const isKnown = cell.isPending || columns[column]?.rollTakenAt !== null;
    return !isAs(cell, mark) || !isKnown || cell.troubled !== null;
  }

  const isOld = ({ column }: GridPosition): boolean => columns[column]?.needsReason ?? false;

  function store(changes: readonly PastedMark[], why: string): void {
    const made = changes.flatMap(({ line, column: place, kind, minutesLate }): Done[] => {
      const [row, column, cell] = [rows[line], columns[place], cellAt({ line, column: place })];
      if (!row || !column || !cell) return [];
      const [sessionId, personId] = [column._id, row.personId];
      const key = pendingMarks.add({
        sessionId,
        personId,
        baseVersion: cell.version,
        kind,
        minutesLate,
        reason: column.needsReason ? why : '',
      });
      const before = markOf(cell) ?? THERE;
      return [{ key, sessionId, personId, before, after: { kind, minutesLate } }];
    });
    setSteps((earlier) => [...earlier, made]);
    if (made.length > 1)
      showToast('info', text('gridMarked', { count: made.length }), {
        label: text('undo'),
        onAct: () => undoOf.current(made),
      });
  }

  function apply(changes: readonly PastedMark[]): void {
    const made = changes.filter(isChange);
    if (made.length === 0) return;
    if (reason === '' && made.some(isOld)) setAsking(made);
    else store(made, reason);
  }

  /** What a user has changed again since is left as it is; a roll that was taken by it is not taken any more. */
  function takeBack(step: readonly Done[]): void {
    setSteps((now) => now.filter((one) => one !== step));
    for (const { key, sessionId, personId, before, after } of step) {
      const line = rows.findIndex((row) => row.personId === personId);
      const index = columns.findIndex(({ _id }) => _id === sessionId);
      const [column, cell] = [columns[index], cellAt({ line, column: index })];
      if (!column || !cell || !isAs(cell, after)) continue;
      pendingMarks.add({
        sessionId,
        personId,
        baseVersion: cell.version,
        ...before,
        reason: column.needsReason ? reason : '',
        takesBack: key,
      });
    }
  }
  useLayoutEffect(function rememberForTheToast() {
    undoOf.current = (step) => steps.includes(step) && takeBack(step);
  });

  return {
    reason,
    asking,
    refused,
    mayUndo: steps.length > 0,
    undo(): void {
      const last = steps.at(-1);
      if (last) takeBack(last);
    },
    mark: (range: GridRange, mark: Mark) => apply(placesIn(range).map((at) => ({ ...at, ...mark }))),
    /** Who is not marked was there. */
    clear: (range: GridRange) =>
      apply(
        placesIn(range)
          .filter((at) => cellAt(at)?.isMarked)
          .map((at) => ({ ...at, ...THERE })),
      ),
    copy: (range: GridRange): string =>
      rows
        .slice(range.from.line, range.to.line + 1)
        .map(({ cells }) =>
          cells
            .slice(range.from.column, range.to.column + 1)
            .map(written)
            .join('\t'),
        )
        .join('\n'),
    paste(copied: string, range: GridRange): void {
      const { marks, problems } = readPastedMarks(spread(copied, range), {
        at: range.from,
        lines: rows.length,
        columns: columns.length,
        words,
        maxMinutes: ({ column }) => (columns[column] ? minutesOf(columns[column]) : MAX_MINUTES_LATE),
        mayMark: (at) => cellAt(at)?.closed === null,
        markAt: (at) => {
          const cell = cellAt(at);
          return cell && columns[at.column]?.rollTakenAt !== null ? markOf(cell) : null;
        },
      });
      if (problems.length > 0) setRefused(problems);
      else if (marks.length === 0) showToast('info', text('gridNothingMarked'));
      else apply(marks);
    },
    forgetRefused: () => setRefused(null),
    /** Nobody changes what is long past without saying why. */
    giveReason(why: string): void {
      setReason(why);
      if (asking && asking.length > 0) store(asking, why);
      setAsking(null);
    },
    askReason: () => setAsking([]),
    dropAsking: () => setAsking(null),
  };

  function written({ kind, minutesLate }: ShownCell): string {
    if (!kind) return '';
    return minutesLate === null ? letterOf(kind) : `${letterOf(kind)} ${minutesLate}`;
  }
}

export type GridMarks = ReturnType<typeof useGridMarks>;

/** One copied cell fills all that are selected. */
function spread(copied: string, { from, to }: GridRange): string {
  const block = readBlock(copied);
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (only === undefined) return copied;
  const line = Array.from({ length: to.column - from.column + 1 }, () => only).join('\t');
  return Array.from({ length: to.line - from.line + 1 }, () => line).join('\n');
}
