import { expect, test } from 'vitest';
import { readBlock, readPastedMarks, type GridPosition, type StatusWords } from './pasted-marks.ts';
import type { Mark } from './status.ts';

const GERMAN: StatusWords = {
  PRESENT: ['Anwesend', 'A'],
  LATE: ['Verspätet', 'V'],
  ABSENT: ['Fehlt', 'F'],
  EXCUSED: ['Entschuldigt', 'E'],
};
const ENGLISH: StatusWords = {
  PRESENT: ['Present', 'P'],
  LATE: ['Late', 'L'],
  ABSENT: ['Absent', 'A'],
  EXCUSED: ['Excused', 'E'],
};

const read = (
  copied: string,
  {
    words = ENGLISH,
    at = { line: 0, column: 0 },
    closed = [],
    there = null,
  }: { words?: StatusWords; at?: GridPosition; closed?: GridPosition[]; there?: Mark | null } = {},
) =>
  readPastedMarks(copied, {
    at,
    lines: 3,
    columns: 2,
    words,
    mayMark: ({ line, column }) => !closed.some((one) => one.line === line && one.column === column),
    markAt: () => there,
    maxMinutes: () => 50,
  });

test.each([
  [
    'P\tL\r\nA\tE\r\n',
    [
      ['P', 'L'],
      ['A', 'E'],
    ],
  ],
  ['P', [['P']]],
  ['\tL\n', [['', 'L']]],
  [
    '"two\nlines"\t"say ""P"""\nA\tL',
    [
      ['two\nlines', 'say "P"'],
      ['A', 'L'],
    ],
  ],
  ['', []],
])('cells of a spreadsheet: %j', (copied, rows) => {
  expect(readBlock(copied)).toEqual(rows);
});

test.each([
  ['P', 'PRESENT', null],
  ['l', 'LATE', null],
  ['L 10', 'LATE', 10],
  ['L10', 'LATE', 10],
  ['late, 5 min', 'LATE', 5],
  ['Late (50 min.)', 'LATE', 50],
  ['ABSENT', 'ABSENT', null],
  [' excused ', 'EXCUSED', null],
])('%j is %s', (said, kind, minutesLate) => {
  expect(read(said)).toEqual({ marks: [{ line: 0, column: 0, kind, minutesLate }], problems: [] });
});

test.each([
  ['A', 'PRESENT', null],
  ['fehlt', 'ABSENT', null],
  ['Verspatet 7', 'LATE', 7],
  // What the reader’s language leaves free is understood as in English.
  ['L 3', 'LATE', 3],
  ['P', 'PRESENT', null],
])('in German %j is %s', (said, kind, minutesLate) => {
  expect(read(said, { words: GERMAN }).marks).toMatchObject([{ kind, minutesLate }]);
});

test.each([
  ['x', 'UNKNOWN'],
  ['10', 'UNKNOWN'],
  ['10 L', 'UNKNOWN'],
  ['A 10', 'MINUTES'],
  ['L 0', 'MINUTES'],
  ['L 601', 'MINUTES'],
])('%j is reported with its line and column, and nothing is marked', (said, problem) => {
  expect(read(`P\t${said}\nA\tE`)).toEqual({
    marks: [],
    problems: [{ line: 0, column: 1, problem, said }],
  });
});

test('cells that cannot be marked are told; empty ones leave what is there', () => {
  const closed = [{ line: 1, column: 1 }];
  expect(read('P\tA\nA\tE', { closed }).problems).toEqual([
    { line: 1, column: 1, problem: 'CLOSED', said: 'E' },
  ]);
  expect(read('P\tA\n\t', { closed }).marks).toHaveLength(2);
});

test('what is there already changes nothing, also where nothing can be marked', () => {
  const there: Mark = { kind: 'LATE', minutesLate: 10 };
  expect(read('L 10', { there, closed: [{ line: 0, column: 0 }] })).toEqual({ marks: [], problems: [] });
  expect(read('L 11', { there }).marks).toHaveLength(1);
});

test('cells that would go beyond the grid are told, and none is marked', () => {
  expect(read('P\tP\tP\nA', { at: { line: 2, column: 1 } })).toEqual({
    marks: [],
    problems: [
      { problem: 'ROWS', count: 1 },
      { problem: 'COLUMNS', count: 2 },
    ],
  });
});
