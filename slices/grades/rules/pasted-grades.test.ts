import { expect, test } from 'vitest';
import { readPastedGrades, type PastedInto } from './pasted-grades.ts';

const into: PastedInto = {
  students: [
    { studentId: 'ana', studentName: 'Ana Souza', studentNumber: '100001', mayEnter: true },
    { studentId: 'ben', studentName: 'Ben Müller', studentNumber: '100002', mayEnter: true },
    { studentId: 'carl 1', studentName: 'Carl Berg', studentNumber: '100003', mayEnter: true },
    { studentId: 'carl 2', studentName: 'Carl Berg', studentNumber: '100004', mayEnter: true },
    { studentId: 'me', studentName: 'Dina Roy', studentNumber: null, mayEnter: false },
  ],
  parts: [
    { partId: 'exam', title: 'Final exam', kind: 'EXAM' },
    { partId: 'journal', title: 'Journal', kind: 'COMPLETION' },
    { partId: null, title: 'Grade', kind: null },
  ],
  standing: 'Standing',
  heads: { number: 'Student number', givenName: 'Given name', familyName: 'Family name' },
  words: { complete: 'Complete', incomplete: 'Not complete' },
};
const HEADS = 'Student\tFinal exam\tJournal\tGrade';

test('cells are found by the names of students and columns; empty ones change nothing', () => {
  const text = `${HEADS}\nana souza\t74,5\tComplete\t\nBen Mu\u0308ller\t\tnot complete\t88 %\n`;
  expect(readPastedGrades(text, into)).toEqual({
    grades: [
      { studentId: 'ana', partId: 'exam', score: 7_450, complete: null },
      { studentId: 'ana', partId: 'journal', score: null, complete: true },
      { studentId: 'ben', partId: 'journal', score: null, complete: false },
      { studentId: 'ben', partId: null, score: 8_800, complete: null },
    ],
    refused: [],
  });
});

test.each([
  ['nobody of this name', 'Zoe\t80', 'student'],
  ['two of this name', 'Carl Berg\t80', 'sameName'],
  ['one’s own', 'Dina Roy\t80', 'own'],
  ['a word', 'Ana Souza\tgood', 'grade'],
  ['more than everything', 'Ana Souza\t100.5', 'grade'],
  ['less than nothing', 'Ana Souza\t-3', 'grade'],
  ['a third decimal', 'Ana Souza\t70.125', 'grade'],
  ['a percentage for what is complete or not', 'Ana Souza\t\t100', 'grade'],
  ['a column that is none', 'Ana Souza\t\t\t\t90', 'part'],
])('of %s nothing is entered, and it is said why', (_, line, problem) => {
  const { grades, refused } = readPastedGrades(`${HEADS}\n${line}`, into);
  expect(grades).toEqual([]);
  expect(refused.map((cell) => cell.problem)).toEqual([problem]);
});

test('a column whose title two parts have is left out, as either could be meant', () => {
  const twice = { partId: 'resit', title: 'final exam', kind: 'EXAM' } as const;
  const { grades, refused } = readPastedGrades(`${HEADS}\nAna Souza\t50\t\t90`, {
    ...into,
    parts: [...into.parts, twice],
  });
  expect(grades).toEqual([{ studentId: 'ana', partId: null, score: 9_000, complete: null }]);
  expect(refused).toEqual([{ student: 'Ana Souza', column: 'Final exam', said: '50', problem: 'part' }]);
});

test('students of one name are told apart by their numbers, which are no grades', () => {
  const text =
    'Student\tStudent number\tFinal exam\nCarl Berg\t100004\t80\nAna Souza\t\t50\nAna Souza\t1\t60';
  const { grades, refused } = readPastedGrades(text, into);
  expect(grades.map(({ studentId, score }) => [studentId, score])).toEqual([
    ['carl 2', 8_000],
    ['ana', 5_000],
  ]);
  expect(refused).toEqual([{ student: 'Ana Souza', column: 'Final exam', said: '60', problem: 'student' }]);
});

test('the exported book can be pasted back, names in two columns', () => {
  const text =
    'Student number\tFamily name\tGiven name\tFinal exam\n100004\tBerg\tCarl\t80\n\tSouza\tAna\t50\n\tBerg\tCarl\t60';
  const { grades, refused } = readPastedGrades(text, into);
  expect(grades.map(({ studentId, score }) => [studentId, score])).toEqual([
    ['carl 2', 8_000],
    ['ana', 5_000],
  ]);
  expect(refused).toEqual([{ student: 'Carl Berg', column: 'Final exam', said: '60', problem: 'sameName' }]);
});

test('the standing of an exported book is passed over', () => {
  const { grades, refused } = readPastedGrades(`${HEADS}\tStanding\nAna Souza\t50\t\t\tIn progress`, into);
  expect(grades).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('one bad cell does not keep the others out, and the last word on a grade counts', () => {
  const { grades, refused } = readPastedGrades(`${HEADS}\nAna Souza\t50\nZoe\t90\nAna Souza\t60`, into);
  expect(grades).toEqual([{ studentId: 'ana', partId: 'exam', score: 6_000, complete: null }]);
  expect(refused).toHaveLength(1);
});
