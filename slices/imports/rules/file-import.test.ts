import { expect, test } from 'vitest';
import { IMPORT_STATES, isBusy, mayBecome, type ImportState } from './file-import.ts';

test.each<[ImportState, ImportState[]]>([
  ['UPLOADING', ['CHECKING']],
  ['CHECKING', ['REFUSED', 'CHECKED']],
  ['REFUSED', []],
  ['CHECKED', ['IMPORTING']],
  ['IMPORTING', ['IMPORTED']],
  ['IMPORTED', ['UNDOING']],
  ['UNDOING', ['UNDONE']],
  ['UNDONE', []],
])('after %s comes one of %j', (state, expected) => {
  expect(IMPORT_STATES.filter((next) => mayBecome(state, next))).toEqual(expected);
});

test('a job is at what ends with -ing, but for the upload, which the browser does', () => {
  expect(IMPORT_STATES.filter(isBusy)).toEqual(['CHECKING', 'IMPORTING', 'UNDOING']);
});
