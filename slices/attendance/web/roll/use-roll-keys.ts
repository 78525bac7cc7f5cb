import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useShortcuts, type Shortcut } from '#kit/ui/shortcut/shortcuts.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../../rules/status.ts';
import type { ShownStudent } from './shown-roll.ts';
import { useStatusKeys } from './use-status-keys.ts';

interface RollKeysOptions {
  list: RefObject<HTMLUListElement | null>;
  /** The student whom arrows led to, if any. */
  current: ShownStudent | undefined;
  mayUndo: boolean;
  onMark: (student: ShownStudent, kind: AttendanceStatus) => void;
  onMove: (step: 1 | -1) => void;
  onSearch: () => void;
  onUndo: () => void;
}

const LABELS = {
  PRESENT: 'shortcutPresent',
  LATE: 'shortcutLate',
  ABSENT: 'shortcutAbsent',
  EXCUSED: 'shortcutExcused',
} as const satisfies Record<AttendanceStatus, string>;

const here = (keys: string, label: Shortcut['label'], run: () => void): Shortcut => ({
  keys,
  label,
  group: 'thisScreen',
  run,
});

/** The keys of a roll outside of its search field: letters mark whom the arrows led to, digits are the minutes of who is late. */
export function useRollKeys(options: RollKeysOptions): void {
  const { list, current, mayUndo, onMark, onMove, onSearch, onUndo } = options;
  const keys = useStatusKeys();
  const rowOf = ({ personId }: ShownStudent): Element | null | undefined =>
    list.current?.querySelector(`[data-student="${personId}"]`);

  /** A row that nobody looks at is shown first, not marked. */
  function markSeen(kind: AttendanceStatus): void {
    const row = current && rowOf(current);
    if (!current || !row) return;
    if (isInSight(row)) onMark(current, kind);
    else row.scrollIntoView({ block: 'center' });
  }

  useShortcuts([
    here('/', 'searchThisList', onSearch),
    here('escape', 'shortcutBackToSearch', onSearch),
    ...ATTENDANCE_STATUSES.map((status) => here(keys[status], LABELS[status], () => markSeen(status))),
    here('arrowdown', 'shortcutNextStudent', () => onMove(1)),
    here('arrowup', 'shortcutPreviousStudent', () => onMove(-1)),
    ...(mayUndo ? [here('mod+z', 'shortcutUndoMark', onUndo)] : []),
  ]);

  const hearDigit = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || !/^[1-9]$/.test(event.key) || current?.kind !== 'LATE') return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog *'))
      return;
    const field = rowOf(current)?.querySelector<HTMLInputElement>('[data-minutes]');
    // The digit goes where the cursor is by then, over what was there.
    field?.focus();
    field?.select();
  });
  useEffect(function typeMinutes() {
    const hear = (event: KeyboardEvent): void => hearDigit(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
