import { expect, test } from 'vitest';
import { csvFile } from '#kit/ui/table/output/csv-file.ts';
import { peopleFile } from '#slices/people/web/api.ts';
import { checkRows, groupKey, type Account, type Known } from '../rules/check-row.ts';
import { readImportFile } from '../rules/import-file.ts';

const text = (id: string): string => `the words of ${id}`;
const COLUMNS = peopleFile({ keepsBirthDates: true, text });

type Person = Parameters<NonNullable<(typeof COLUMNS)[number]['csv']>>[0];

const ana: Person = {
  __typename: 'User',
  _id: 'ana',
  fullName: 'Ana, “Anita” Souza',
  firstName: 'Ana, "Anita"',
  lastName: 'Souza',
  email: 'ana@example.org',
  studentNumber: '100001',
  locale: 'es_MX',
  bornOn: '1998-03-04',
  status: 'ACTIVE',
  roles: ['user'],
  regionRoles: [],
  isAlumni: false,
  createdAt: '2026-07-01T02:05:00Z',
  pictureUrl: null,
  regions: [
    { __typename: 'Region', _id: 'denver', name: 'Denver', timeZone: 'America/Denver' },
    { __typename: 'Region', _id: 'kathmandu', name: 'Kathmandu', timeZone: 'Asia/Kathmandu' },
  ],
  groups: [
    { __typename: 'Group', _id: 'second', name: 'Second Year', archived: false },
    { __typename: 'Group', _id: 'choir', name: 'Choir', archived: false },
    { __typename: 'Group', _id: 'first', name: 'First Year', archived: true },
  ],
};
const registrar: Person = {
  ...ana,
  _id: 'reg',
  firstName: 'Reg',
  lastName: 'Istrar',
  email: 'reg@example.org',
  studentNumber: null,
  groups: [],
  status: 'DISABLED',
};

const fileOf = async (people: readonly Person[]): Promise<string> => {
  const page = { rows: people, nextCursor: null };
  const watching = { signal: new AbortController().signal, onRows: () => undefined };
  return (await csvFile(COLUMNS, () => Promise.resolve(page), watching)).text();
};

const accountOf = ({ _id: id, fullName, studentNumber: number, status, groups }: Person): Account => ({
  id,
  name: fullName,
  number,
  isClosed: status === 'DISABLED',
  groups: (groups ?? []).flatMap(({ archived, ...group }) => (archived ? [] : [{ ...group, id: group._id }])),
});

const collegeOf = (people: readonly Person[]): Known => ({
  campus: 'Denver',
  bornBy: '2026-11-17',
  accounts: new Map(people.map((person) => [person.email ?? '', accountOf(person)])),
  numbers: new Map(
    people.flatMap((person) => (person.studentNumber ? [[person.studentNumber, accountOf(person)]] : [])),
  ),
  groups: new Map([[groupKey('Second Year'), [{ id: 'second', locale: 'en', archived: false }]]]),
});

test('the file of people is uploaded again as it is, and nothing changes', async () => {
  const people = [ana, registrar];
  const written = await fileOf(people);
  const file = readImportFile(written);
  const rows = 'rows' in file ? file.rows : [];
  expect(rows).toMatchObject([
    {
      number: '100001',
      firstName: 'Ana, "Anita"',
      lastName: 'Souza',
      email: 'ana@example.org',
      campus: 'Denver, Kathmandu',
      groupName: 'Second Year',
      locale: 'Español',
      bornOn: '1998-03-04',
    },
    { number: '', email: 'reg@example.org', groupName: '' },
  ]);
  expect(checkRows(rows, collegeOf(people)).map(({ outcome }) => outcome)).toEqual(['KNOWN', 'KNOWN']);
  // By the clocks of the campus, where it was still the day before.
  expect(written).toContain('2026-06-30T20:05:00-06:00');
  expect(written).toContain('the words of statusDisabled');
  expect(written).not.toMatch(/DISABLED|ACTIVE|\bstudent\b/);
});

test('people without numbers are new where nobody knows them, with all that the file says', async () => {
  const file = readImportFile(await fileOf([{ ...ana, studentNumber: null }]));
  const [row] = checkRows('rows' in file ? file.rows : [], collegeOf([]));
  expect(row).toMatchObject({ outcome: 'GOOD', groupId: 'second', locale: 'es_MX', lastName: 'Souza' });
});

test('without the setting nobody’s date of birth is in the file', () => {
  const heads = peopleFile({ keepsBirthDates: false, text }).map(({ header }) => header);
  expect(heads).not.toContain('Date of birth');
  expect(COLUMNS.map(({ header }) => header)).toContain('Date of birth');
});
