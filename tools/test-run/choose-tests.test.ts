import { expect, test } from 'vitest';
import { isWanted, narrowFile, readWanted } from './choose-tests.ts';
import { add, isSuccess, tallyLines } from './tally.ts';

test('words and a project are read from the command line', () => {
  expect(readWanted(['--project=journeys', 'Leave', 'request'])).toEqual({
    words: ['leave', 'request'],
    project: 'journeys',
  });
  expect(readWanted([])).toEqual({ words: [], project: undefined });
});

const path = 'slices/leave-requests/server/leave-requests.test.ts';

test.each([
  [[], true],
  [['leave'], true],
  [['declined'], true],
  [['leave', 'declined'], true],
  [['leave', 'approved'], false],
])('the words %j want a test about a declined request of leave: %s', (words, wanted) => {
  expect(isWanted(words, path, 'a Declined request leaves the day Absent')).toBe(wanted);
});

test.each([
  [[], 'all'],
  [['leave-requests'], 'all'],
  [['approved'], 'none'],
  [['leave', 'approved'], 'none'],
])('a file about a declined request is narrowed by %j to %s', (words, narrowed) => {
  expect(narrowFile(words, path, `test('a Declined request (1.5 days)', …)`)).toBe(narrowed);
});

test('a word that is not in the path becomes a pattern for the names, taken literally', () => {
  const pattern = narrowFile(['leave', '(1.5', 'declined'], path, `test('a Declined request (1.5 days)', …)`);
  expect('a Declined request (1.5 days)').toMatch(pattern);
  expect('a Declined request (125 days)').not.toMatch(pattern);
});

test('skipped tests are only mentioned when there are some', () => {
  expect(tallyLines({ passed: 12, failures: [], skipped: 0 })).toEqual(['12 passed, 0 failed']);
  expect(tallyLines({ passed: 12, failures: [], skipped: 3 })).toEqual(['12 passed, 0 failed, 3 skipped']);
});

test('what failed is named before the last line', () => {
  expect(tallyLines({ passed: 1, failures: ['a.test.ts > it works'], skipped: 0 })).toEqual([
    'failed: a.test.ts > it works',
    '1 passed, 1 failed',
  ]);
});

test('tallies are added up', () => {
  expect(
    add({ passed: 1, failures: ['a'], skipped: 3 }, { passed: 10, failures: ['b'], skipped: 30 }),
  ).toEqual({ passed: 11, failures: ['a', 'b'], skipped: 33 });
});

test.each([
  [{ passed: 1, failures: [], skipped: 0 }, true],
  [{ passed: 1, failures: [], skipped: 9 }, true],
  [{ passed: 9, failures: ['a'], skipped: 0 }, false],
  [{ passed: 0, failures: [], skipped: 0 }, false],
  [{ passed: 0, failures: [], skipped: 5 }, false],
])('the tally %j is a success: %s', (tally, success) => {
  expect(isSuccess(tally)).toBe(success);
});
