import { expect, test } from 'vitest';
import {
  ACCEPTED_ENDINGS,
  checkFileCount,
  checkSubmittedFile,
  isWhatItSays,
  nameToTell,
} from './submitted-file.ts';

test.each([
  ['Essay.pdf', 25_000_000, null],
  ['Essay.PDF', 1, null],
  ['Essay.pdf', 25_000_001, 'submittedFileTooLarge'],
  ['Essay.pdf', 0, 'submittedFileEmpty'],
  ['Essay.html', 5, 'submittedFileType'],
  ['Essay.svg', 5, 'submittedFileType'],
  ['Essay', 5, 'submittedFileType'],
  ['Essay.pdf.exe', 5, 'submittedFileType'],
  ['../Essay.pdf', 5, 'submittedFileName'],
  [`${'x'.repeat(150)}.pdf`, 5, 'submittedFileName'],
])('%s of %i bytes is answered with %s (HOLE-43)', (name, bytes, problem) => {
  expect(checkSubmittedFile({ name, bytes })).toBe(problem);
});

test('the endings are those the college agreed on (HOLE-43)', () => {
  expect(ACCEPTED_ENDINGS).toEqual([
    '.pdf',
    '.doc',
    '.docx',
    '.odt',
    '.rtf',
    '.txt',
    '.jpg',
    '.jpeg',
    '.png',
  ]);
});

test.each([
  ['Essay.pdf', 'application/pdf', true],
  ['Essay.pdf', 'text/html', false],
  ['Photo.png', 'image/svg+xml', false],
  ['Photo.jpg', 'image/jpeg', true],
  ['Essay.docx', 'application/zip', true],
  ['Essay.pdf', 'application/zip', false],
  ['Essay.txt', 'text/html', false],
  ['Essay.doc', 'application/octet-stream', false],
])('%s that holds %s is what it says: %s', (name, type, isIt) => {
  expect(isWhatItSays(name, type)).toBe(isIt);
});

test('a version has from one to ten files (HOLE-43)', () => {
  expect([0, 1, 10, 11].map(checkFileCount)).toEqual(['noFilesToSubmit', null, null, 'tooManyFilesToSubmit']);
});

test.each([
  ['essay.docx', 'essay.docx'],
  [' essay.docx ', 'essay.docx'],
  ['The letter to the Romans, chapter 8.pdf', 'The letter to the Ro…er 8.pdf'],
  ['a\u202Efdp.exe\u0007', 'afdp.exe'],
  ['👩'.repeat(40), `${'👩'.repeat(20)}…${'👩'.repeat(8)}`],
  ["') union select password_hash from person --", "') union select pass…erson --"],
])('the refused file %j is told as %j (E1)', (name, told) => {
  expect(nameToTell(name)).toBe(told);
});

test('however long a name is, little of it comes back (E1)', () => {
  expect(nameToTell('x'.repeat(100_000))).toHaveLength(29);
});
