import { expect, test } from 'vitest';
import { checkRows, type Known } from './check-row.ts';

const known: Known = {
  accounts: new Map([
    ['known@example.org', { name: 'Kara Known' }],
    ['elsewhere@example.org', { name: null }],
  ]),
  groups: new Map([
    ['first year', [{ id: 'first', locale: 'id_ID', archived: false }]],
    ['old year', [{ id: 'old', locale: 'en', archived: true }]],
    [
      'twins',
      [
        { id: 'one', locale: 'en', archived: false },
        { id: 'two', locale: 'en', archived: false },
      ],
    ],
    [
      'again',
      [
        { id: 'then', locale: 'en', archived: true },
        { id: 'now', locale: 'en', archived: false },
      ],
    ],
  ]),
};
const ana = {
  line: 2,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'Ana@Example.org',
  groupName: '',
  locale: '',
};
const checked = (facts: Partial<typeof ana>) => checkRows([{ ...ana, ...facts }], known)[0];

test.each([
  ['is whole', {}, { problem: null, email: 'ana@example.org', locale: 'en', groupId: null }],
  ['names a group', { groupName: 'First YEAR ' }, { problem: null, groupId: 'first', locale: 'id_ID' }],
  ['says a language', { locale: 'de-de' }, { problem: null, locale: 'de_DE' }],
  ['says the name of a language', { locale: 'Deutsch' }, { problem: null, locale: 'de_DE' }],
  ['names the one group that is not over', { groupName: 'again' }, { problem: null, groupId: 'now' }],
  ['has no first name', { firstName: '' }, { problem: 'requiredFieldMissing' }],
  ['has no address', { email: '' }, { problem: 'requiredFieldMissing' }],
  ['has no real address', { email: 'ana' }, { problem: 'emailInvalid' }],
  ['says a language that nobody speaks', { locale: 'Elvish' }, { problem: 'localeUnknown' }],
  ['names no group of the campus', { groupName: 'Ninth' }, { problem: 'importGroupUnknown' }],
  ['names a group that is over', { groupName: 'old year' }, { problem: 'importGroupArchived' }],
  ['names one of two groups', { groupName: 'twins' }, { problem: 'importGroupNotUnique' }],
  [
    'is somebody known',
    { email: 'known@example.org' },
    { problem: 'importEmailKnown', knownAs: 'Kara Known' },
  ],
  ['is of elsewhere', { email: 'elsewhere@example.org' }, { problem: 'importEmailElsewhere', knownAs: null }],
])('a line that %s', (_, facts, expected) => {
  expect(checked(facts)).toMatchObject(expected);
});

test('of two lines with the same address the second is refused', () => {
  const rows = checkRows([ana, { ...ana, line: 3, email: 'ANA@example.org' }], known);
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'importEmailTwice']);
});
