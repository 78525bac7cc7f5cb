import type { Step } from './remembered-log.ts';

type Status = 'PENDING' | 'CONFIRMED' | 'REFUSED';
type Cell = readonly [categoryId: string, month: string, minutes: number, status: Status];

/**
 * What each entry is in the end, found by reading its whole history anew. It shares nothing with the rules: an entry is the
 * list of all that it ever was, and taking a decision back goes to where the list stood before that decision.
 */
export function cellsOf(steps: readonly Step[]): Cell[] {
  const count = steps.filter(({ kind }) => kind === 'log').length;
  return Array.from({ length: count }, (_, entry) => cellOf(steps, entry)).flatMap((cell) =>
    cell ? [cell] : [],
  );
}

function cellOf(steps: readonly Step[], entry: number): Cell | null {
  let logged = -1;
  let cell: Cell | null = null;
  // The statuses that would come back, one decision after the other.
  const below: Status[] = [];
  for (const step of steps) {
    if (step.kind === 'log') {
      logged += 1;
      if (logged === entry) cell = [step.categoryId, step.month, step.minutes, 'PENDING'];
    } else if (cell && step.entry === entry) {
      const [categoryId, month, minutes, status]: Cell = cell;
      if (step.kind === 'delete' && status !== 'CONFIRMED') return null;
      if (step.kind === 'change' && status !== 'CONFIRMED')
        cell = [step.categoryId, month, step.minutes, 'PENDING'];
      if (step.kind === 'decide' && status !== step.status) {
        below.push(status);
        cell = [categoryId, month, minutes, step.status];
      }
      if (step.kind === 'undo' && status !== 'PENDING')
        cell = [categoryId, month, minutes, below.pop() ?? status];
    }
  }
  return cell;
}

/** The minutes of all that fit, added one by one. */
export function minutesWhere(
  cells: readonly Cell[],
  fits: (categoryId: string, month: string, status: Status) => boolean,
): number {
  let minutes = 0;
  for (const [categoryId, month, some, status] of cells) if (fits(categoryId, month, status)) minutes += some;
  return minutes;
}
