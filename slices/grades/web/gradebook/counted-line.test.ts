import { expect, test } from 'vitest';
import type { Book, BookRow } from './book.ts';
import { countedLine } from './counted-line.ts';

const part = (partId: string, weight: number, kind = 'EXAM') => ({ partId, title: partId, kind, weight });
const book = { parts: [part('Exam', 3), part('Essay', 1), part('Talk', 1, 'COMPLETION')] } as unknown as Book;
const line = (grade: number | null, isEntered: boolean, grades: (number | null)[]) =>
  ({ grade, isEntered, cells: grades.map((one) => ({ grade: one })) }) as unknown as BookRow;

test('the weighted average of what is there leads to the grade of the course', () => {
  expect(countedLine(book, line(85, false, [90, 70, null]))).toMatchObject({
    grade: 85,
    parts: [{ title: 'Exam', grade: 90 }, { title: 'Essay' }],
    steps: [{ kind: 'MEAN', grade: 85 }],
  });
});

test('a grade that was entered by hand stands behind what was calculated', () => {
  expect(countedLine(book, line(95, true, [90, null, null])).steps).toMatchObject([
    { kind: 'MEAN', grade: 90 },
    { kind: 'ENTERED', grade: 95 },
  ]);
});

test('nothing is told of a grade that is not there, or that the line does not lead to', () => {
  expect(countedLine(book, line(null, false, [null, null, null])).grade).toBeNull();
  expect(countedLine(book, line(99, false, [90, 70, null])).grade).toBeNull();
});

test('what attendance took off is a step', () => {
  expect(countedLine(book, line(61.5, false, [90, 70, null])).steps).toEqual([
    { kind: 'MEAN', grade: 85, takenOff: null },
    { kind: 'DEDUCTION', grade: 61.5, takenOff: 23.5 },
  ]);
});
