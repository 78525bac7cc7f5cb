import { expect, test } from 'vitest';
import { entryNames } from './entry-names.ts';

test('names that differ only in capitals are numbered, before the ending', () => {
  expect(entryNames(['Romans.pdf', 'romans.PDF', 'Romans.pdf', 'Acts'])).toEqual([
    'Romans.pdf',
    'romans (2).PDF',
    'Romans (3).pdf',
    'Acts',
  ]);
});

test('a number that is part of a name is not given twice', () => {
  expect(entryNames(['Acts (2).pdf', 'Acts.pdf', 'Acts.pdf'])).toEqual([
    'Acts (2).pdf',
    'Acts.pdf',
    'Acts (3).pdf',
  ]);
});

test('no name leads out of the folder, and letters of every language stay', () => {
  expect(entryNames(['../../etc/passwd', 'Посланн\u0000я.pdf', '羅馬書.pdf', '..', ''])).toEqual([
    '_.._etc_passwd',
    'Посланн_я.pdf',
    '羅馬書.pdf',
    'file',
    'file (2)',
  ]);
});
