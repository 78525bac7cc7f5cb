import { expect, test } from 'vitest';
import { readImportFile } from './import-file.ts';

test('the columns stand in any order, and lines with nothing in them are passed over', () => {
  const file =
    'E-mail;LAST NAME;first_name;Shoe size\n ana@example.org ;Ruiz;Ana;38\n;;;\nben@example.org;Okoro;Ben;44';
  expect(readImportFile(file)).toMatchObject({
    rows: [
      {
        line: 2,
        number: '',
        campus: '',
        bornOn: '',
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: 'ana@example.org',
        groupName: '',
        locale: '',
      },
      {
        line: 4,
        number: '',
        campus: '',
        bornOn: '',
        firstName: 'Ben',
        lastName: 'Okoro',
        email: 'ben@example.org',
        groupName: '',
        locale: '',
      },
    ],
  });
});

test.each([
  ['has no column for the address', 'First name,Last name\nAna,Ruiz', 'importColumnsMissing'],
  ['names groups but nobody', 'Email,Group\n,First Year', 'importNoRows'],
])('a file that %s is of no use', (_, file, problem) => {
  expect(readImportFile(file)).toEqual({ problem });
});

test('people who are here already are known by their addresses alone', () => {
  expect(readImportFile('Email,Group\nana@example.org,First Year')).toMatchObject({
    rows: [{ email: 'ana@example.org', groupName: 'First Year', firstName: '' }],
  });
});

test('people who are here already are known by their numbers alone, and other names of columns are understood', () => {
  expect(readImportFile('Student number,Group\n100001,First Year\n')).toMatchObject({
    rows: [{ line: 2, number: '100001', groupName: 'First Year', email: '' }],
  });
  expect(readImportFile('Given name,Family name,Email\nAna,Ruiz,ana@example.org\n')).toMatchObject({
    rows: [{ firstName: 'Ana', lastName: 'Ruiz' }],
  });
});
