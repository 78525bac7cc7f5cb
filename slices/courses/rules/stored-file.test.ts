import { expect, test } from 'vitest';
import { checkStoredFile, filesToRead, mayBeKept, withEnding } from './stored-file.ts';

test.each([
  ['Romans.pdf', 640_000, null],
  ['Romans.pdf', 0, 'keptFileEmpty'],
  ['Romans.pdf', 1.5, 'keptFileEmpty'],
  ['Romans.pdf', 50_000_001, 'keptFileTooLarge'],
  ['../Romans.pdf', 640_000, 'keptFileNameInvalid'],
  ['', 640_000, 'keptFileNameInvalid'],
  ['R'.repeat(151), 640_000, 'keptFileNameInvalid'],
])('a file called %s of %d bytes is kept or refused: %s', (name, bytes, problem) => {
  expect(checkStoredFile({ name, bytes })).toBe(problem);
});

test('what could run in a browser is not kept', () => {
  expect(['application/pdf', 'text/html', 'image/svg+xml'].map(mayBeKept)).toEqual([true, false, false]);
});

test.each([
  ['Reader', 'scan.pdf', 'Reader.pdf'],
  [' Reader.PDF ', 'scan.pdf', 'Reader.PDF'],
  ['1. Reader', 'scan.pdf', '1. Reader.pdf'],
  ['Reader', 'README', 'Reader'],
  [' ', 'scan.pdf', ''],
])('%j as the new name of %s makes %j', (typed, before, name) => {
  expect(withEnding(typed, before)).toBe(name);
});

const files = [
  { name: 'map', locale: null },
  { name: 'reader', locale: 'en' },
  { name: 'Lesebuch', locale: 'de_DE' },
];

test.each([
  ['de_DE', ['map', 'Lesebuch']],
  ['en', ['map', 'reader']],
  ['fr_FR', ['map', 'reader']],
])('who reads in %s is given what is in it, or in the course’s own language (COUR-07)', (locale, names) => {
  expect(filesToRead(files, { locale, ownLocale: 'en' }).map(({ name }) => name)).toEqual(names);
});
