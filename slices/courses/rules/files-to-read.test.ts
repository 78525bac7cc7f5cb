import { expect, test } from 'vitest';
import { filesToRead } from './files-to-read.ts';

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
