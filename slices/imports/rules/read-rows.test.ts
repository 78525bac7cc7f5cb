import { expect, test } from 'vitest';
import { MAX_ROWS } from './file-import.ts';
import { readRows } from './read-rows.ts';

const read = (text: string) =>
  readRows(text, {
    names: { name: ['Name', 'Full name'], day: ['Day'] },
    isEnough: (isThere) => isThere('name'),
    missing: 'nameMissing',
  });

test('columns stand in any order and under any of their names; unknown ones and lines with nothing in them are passed over', () => {
  expect(read('DAY;Shoe size;full_name\n2026-09-14;38; Ana \n;;\n;44;')).toEqual({
    heads: ['day', 'shoesize', 'fullname'],
    rows: [
      { line: 2, name: 'Ana', day: '2026-09-14' },
      { line: 4, name: '', day: '' },
    ],
  });
});

test('a column that is empty gives way to the next of its names', () => {
  expect(read('Full name,Name\nAna Ruiz,\nBen Okoro,Ben')).toMatchObject({
    rows: [{ name: 'Ana Ruiz' }, { name: 'Ben' }],
  });
});

test.each([
  ['has not the columns', 'Day\n2026-09-14', 'nameMissing'],
  ['is empty', '', 'importEmpty'],
  ['has blank lines only', ' \n\n', 'importEmpty'],
  ['has nothing below its heads', 'Name,Day\n,,', 'importNoRows'],
  ['is far too long', `Name\n${'A\n'.repeat(MAX_ROWS + 1)}`, 'importTooLong'],
])('a file that %s is of no use', (_, file, problem) => {
  expect(read(file)).toEqual({ problem });
});
