import { expect, test } from 'vitest';
import { checkRows, type Account, type Known } from './check-row.ts';

const kara: Account = {
  id: 'kara',
  name: 'Kara Known',
  number: '100001',
  isClosed: false,
  groups: [
    { id: 'now', name: 'Again' },
    { id: 'afar', name: 'Far' },
    { id: 'other first', name: 'First Year' },
  ],
};
const known: Known = {
  campus: 'Denver',
  bornBy: '2026-11-17',
  accounts: new Map([
    ['known@example.org', kara],
    ['elsewhere@example.org', { ...kara, id: 'else', name: null, number: '100002' }],
    ['closed@example.org', { ...kara, id: 'closed', number: null, isClosed: true }],
  ]),
  numbers: new Map([['100001', kara]]),
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
  number: '',
  campus: '',
  bornOn: '',
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
  ['says a language by its code', { locale: 'de' }, { problem: null, locale: 'de_DE' }],
  ['says the language of another country', { locale: 'es-ES' }, { problem: null, locale: 'es_MX' }],
  ['says English as Americans do', { locale: 'en-US' }, { problem: null, locale: 'en' }],
  ['says Chinese, in whichever script', { locale: 'zh' }, { problem: 'localeUnknown' }],
  ['says Chinese in one script', { locale: 'zh-TW' }, { problem: null, locale: 'zh_TW' }],
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
    'is about a known person and names no group',
    { email: 'known@example.org' },
    { problem: null, outcome: 'KNOWN', knownId: 'kara', knownAs: 'Kara Known' },
  ],
  [
    'is about a known person who is in the group',
    { email: 'known@example.org', groupName: 'again' },
    { problem: null, outcome: 'KNOWN' },
  ],
  [
    'is about a known person who is in a group of another campus, as a list tells it',
    { email: 'known@example.org', groupName: 'Far' },
    { problem: null, outcome: 'KNOWN' },
  ],
  [
    'enrols a known person, though another campus has them in a group of that name',
    { email: 'Known@example.org', groupName: 'First Year' },
    { problem: null, outcome: 'JOINS', knownId: 'kara', groupId: 'first' },
  ],
  [
    'enrols by number alone',
    { number: '100001', email: '', firstName: '', lastName: '', groupName: 'First Year' },
    { problem: null, outcome: 'JOINS', knownId: 'kara' },
  ],
  [
    'has a number of nobody',
    { number: '100009' },
    { problem: 'importNumberUnknown', problemField: 'number' },
  ],
  [
    'has the number of one and the address of another',
    { number: '100001', email: 'closed@example.org' },
    { problem: 'importNumberOfAnother', problemField: 'number' },
  ],
  [
    'enrols into a closed account',
    { email: 'closed@example.org', groupName: 'First Year' },
    { problem: 'importAccountClosed' },
  ],
  ['is of a closed account and changes nothing', { email: 'closed@example.org' }, { outcome: 'KNOWN' }],
  ['is of another campus', { campus: 'Walsall' }, { problem: 'importCampusOther', problemField: 'campus' }],
  ['tells a date of birth', { bornOn: '1998-03-04' }, { problem: null, bornOn: '1998-03-04' }],
  [
    'tells what is no date of birth',
    { bornOn: '4 March' },
    { problem: 'birthDateInvalid', problemField: 'bornOn' },
  ],
  ['is of two campuses', { campus: 'Walsall, Denver' }, { problem: null, outcome: 'GOOD' }],
  [
    'is of elsewhere',
    { email: 'elsewhere@example.org' },
    { problem: 'importEmailElsewhere', problemField: 'email', knownId: null, knownAs: null },
  ],
])('a line that %s', (_, facts, expected) => {
  expect(checked(facts)).toMatchObject(expected);
});

test.each([
  ['another name', { firstName: 'Ana', lastName: 'Known' }, true],
  ['the same name', { firstName: 'KARA', lastName: 'Knówn' }, false],
  ['half of the name', { firstName: '', lastName: 'Known' }, false],
])('a line with the address of a known person and %s', (_, facts, nameDiffers) => {
  expect(checked({ ...facts, email: 'known@example.org' })).toMatchObject({ nameDiffers, number: '100001' });
});

test('of two lines with the same address the second is refused', () => {
  const rows = checkRows([ana, { ...ana, line: 3, email: 'ANA@example.org' }], known);
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'importEmailTwice']);
});

test('dates of birth are passed over where the college keeps none', () => {
  const [row] = checkRows([{ ...ana, bornOn: '4 March' }], { ...known, bornBy: null });
  expect(row).toMatchObject({ problem: null, bornOn: '' });
});

test('of a number alone that nobody has, only that is told', () => {
  expect(checked({ number: '999999', firstName: '', lastName: '', email: '' })).toMatchObject({
    problem: 'importNumberUnknown',
    moreProblems: [],
  });
});

test('everything that is wrong with a row is told, in the order of the columns', () => {
  expect(checked({ firstName: '', email: 'anna@@x', groupName: 'Ninth', locale: 'tlh' })).toMatchObject({
    problem: 'requiredFieldMissing',
    problemField: 'firstName',
    moreProblems: ['email:emailInvalid', 'locale:localeUnknown', 'groupName:importGroupUnknown'],
  });
});
