import { expect, test } from 'vitest';
import { readCells, writeCells, type GridCell } from './grid-cell.ts';

const marked = (kind: GridCell['status'], more: Partial<NonNullable<GridCell['mark']>> = {}): GridCell => ({
  mark: { kind, minutesLate: null, version: 1, ...more },
  status: kind,
});

test('what is written in a few characters is read again as it was', () => {
  const cells: (GridCell | null)[] = [
    null,
    { mark: null, status: 'PRESENT' },
    { mark: null, status: 'EXCUSED' },
    marked('PRESENT', { version: 12 }),
    marked('LATE', { minutesLate: 10 }),
    { ...marked('LATE', { minutesLate: 20, version: 3 }), status: 'ABSENT' },
    { ...marked('ABSENT'), status: 'EXCUSED' },
    marked('EXCUSED'),
  ];
  expect(writeCells(cells)).toBe('- . .=E P:12 L10:1 L20:3=A A:1=E E:1');
  expect(readCells(writeCells(cells))).toEqual(cells);
});

test('a student without sessions has no cells', () => {
  expect(readCells(writeCells([]))).toEqual([]);
});
