import { expect, test } from 'vitest';
import { checkIssue, isReason, transcriptNumber } from './issue.ts';
import { gradePoints } from './grade-points.ts';
import type { StudyRecord } from './study-record.ts';
import { readVerifyCode, verifyCodeOf } from './verify-code.ts';

const record = (finalisedAt: Date | null): StudyRecord => ({
  courseId: 'romans',
  code: 'BIB-101',
  name: 'Romans',
  teacherName: null,
  term: '',
  firstDay: '2025-09-01',
  lastDay: null,
  credits: 3,
  kind: 'CORE',
  grade: 80,
  state: 'PASSED',
  finalisedAt,
});
const settled = record(new Date('2026-01-10T00:00:00Z'));

test.each([
  ['is issued with final grades', [settled, record(null)], [], null],
  ['waits for the first final grade', [record(null)], [], 'transcriptWithoutGrades'],
  ['is not issued to a person without a course', [], [], 'transcriptWithoutGrades'],
  ['is not issued while a hold stands', [settled], ['hold'], 'transcriptOnHold'],
])('a transcript %s', (_, records, holds, problem) => {
  expect(checkIssue(records, holds)).toBe(problem);
});

test('a number tells the campus, the year and the place in it', () => {
  expect(transcriptNumber({ slug: 'us-denver', year: 2026, count: 7 })).toBe('US-DENVER-2026-0007');
  expect(transcriptNumber({ slug: 'UK', year: 2026, count: 12_345 })).toBe('UK-2026-12345');
});

test.each([
  ['Two books', true],
  [' ', false],
  ['x'.repeat(1_000), true],
  ['x'.repeat(1_001), false],
])('a reason has words, and not too many: %s', (reason, isOne) => {
  expect(isReason(reason)).toBe(isOne);
});

const CODE = verifyCodeOf(Array.from({ length: 26 }, (_, index) => index));

test.each([
  ['as it was printed', CODE],
  ['in small letters and groups', CODE.toLowerCase().replaceAll(/.{4}/g, '$& ')],
  ['with letters that look alike', CODE.replace('0', 'O').replace('1', 'l')],
])('a code is understood %s', (_, typed) => {
  expect(readVerifyCode(typed)).toBe(CODE);
});

test.each(['', CODE.slice(1), `${CODE}0`, CODE.replace('A', 'U'), CODE.replace('A', '/')])(
  '“%s” is no code',
  (typed) => {
    expect(readVerifyCode(typed)).toBeNull();
  },
);

test.each([
  [100, 4],
  [90, 4],
  [89.99, 3],
  [70, 2],
  [60, 1],
  [59.99, 0],
])('%f % are %i points', (grade, points) => {
  expect(gradePoints(grade)).toBe(points);
});
