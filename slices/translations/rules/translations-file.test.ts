import { expect, test } from 'vitest';
import { csvLine } from '#kit/csv/csv.ts';
import { readTranslationsFile } from './translations-file.ts';

const heads = csvLine(['Id', 'Category', 'Where', 'English', 'Bundled', 'Custom text']);

test('what the list was saved as is read back: ids and own words, also those that look like a formula', () => {
  const file =
    heads +
    csvLine(['login', 'sign-in', 'A button', 'Login', 'Anmelden', 'Einloggen']) +
    csvLine(['plusOne', 'kit', 'A number', '+1', '+1', '+ 1']) +
    csvLine(['quoted', 'kit', 'Words', '“Yes”', null, "'Yes', she said"]);
  expect(readTranslationsFile(file)).toEqual([
    { id: 'login', text: 'Einloggen' },
    { id: 'plusOne', text: '+ 1' },
    { id: 'quoted', text: "'Yes', she said" },
  ]);
});

test('lines without words or without an id say nothing, and of two for one text the last counts', () => {
  const file = `id;words\nlogin;\n;Hello\nback;Zurück\nback;Zurueck \n\n`;
  expect(readTranslationsFile(file)).toEqual([{ id: 'back', text: 'Zurueck' }]);
});

test('a file without lines has no words', () => {
  expect(readTranslationsFile('')).toEqual([]);
  expect(readTranslationsFile(heads)).toEqual([]);
});
