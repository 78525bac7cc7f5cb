import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { hearOfRolls, pendingMarks } from '../roll/pending-marks.ts';
import { savedState } from '../roll/use-roll.ts';
import {
  attendanceGrid,
  type FilledGridFragment,
  type GridColumnFragment,
} from './grid.graphql.generated.ts';
import { columnsOf, rowsOf, withWaiting, type GridRow, type Heard } from './shown-grid.ts';

/** Another teacher may be marking the same classes. */
const LOOK_AGAIN_MS = 20_000;

export interface GridParams {
  groupId: string | null;
  day: Day | null;
  span: 'WEEK' | 'TERM';
  /** Whether the groups to choose from are asked for as well. */
  isListed: boolean;
}

/** The rolls of a group as the server has them. */
export function useGrid(params: GridParams) {
  const answer = useQuery(attendanceGrid, params, { fresh: true });
  const { refetch } = answer;
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && pendingMarks.waiting.length === 0) refetch?.();
  });
  useEffect(function lookForOthersMarks() {
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return { answer, refetch };
}

export interface FilledGrid {
  grid: FilledGridFragment;
  columns: readonly GridColumnFragment[];
  rows: readonly GridRow[];
  saved: SavedState | null;
}

/** The same with what the device has noted since. When all of it is stored, sums are asked for again. */
export function useFilledGrid(grid: FilledGridFragment, onStored: () => void): FilledGrid {
  const [heard, setHeard] = useState<Heard>(new Map());
  const { waiting, isCutOff } = useLiveValue(pendingMarks.outbox.state);
  useEffect(function sendWhatIsLeft() {
    void pendingMarks.outbox.send();
    return hearOfRolls((roll) => setHeard((now) => new Map(now).set(roll._id, roll)));
  }, []);
  const columns = useMemo(() => columnsOf(grid, heard), [grid, heard]);
  const stored = useMemo(() => rowsOf(grid, columns, heard), [grid, columns, heard]);
  const rows = useMemo(() => withWaiting(stored, columns, waiting), [stored, columns, waiting]);
  const own = waiting.filter(({ sessionId }) => columns.some(({ _id }) => _id === sessionId));
  const saving = savedState(own, isCutOff);
  const storedAt = useStoredAt(saving !== null, onStored);
  return { grid, columns, rows, saved: saving ?? (storedAt && { status: 'saved', at: storedAt }) };
}

/** When the last of what was on its way was stored. */
function useStoredAt(isUnderWay: boolean, onStored: () => void): Date | null {
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const wasUnderWay = useRef(isUnderWay);
  const told = useEffectEvent(() => {
    setStoredAt(new Date());
    onStored();
  });
  useEffect(
    function noteThatAllIsStored() {
      if (wasUnderWay.current && !isUnderWay) told();
      wasUnderWay.current = isUnderWay;
    },
    [isUnderWay],
  );
  return storedAt;
}
