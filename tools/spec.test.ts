import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProofs } from './spec/proofs.ts';
import { readAreas } from './spec/requirements.ts';
import { details, summary, unknownIds } from './spec/spec-report.ts';
import { testTitles } from './spec/test-titles.ts';
import { scratchTree } from './testing/scratch-tree.ts';

const markdown = `
## AUTH — Sign-in

### Login screen

- **AUTH-01** There is a form.
- **AUTH-02** There is a button. *(implied)*
- **AUTH-03** There is a link.
- **AUTH-04** There is a picture.
- **AUTH-05** There is a sound.

## NAV — Routes

- **NAV-01** There is a menu.
`;

test('the list of requirements is read whole', () => {
  const areas = readAreas(readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8'));
  expect(areas).toHaveLength(25);
  expect(new Set(areas.flatMap(({ requirements }) => requirements.map(({ id }) => id))).size).toBe(620);
});

test.each([
  [`test('a title', () => {})`, ['a title']],
  [`it("another")`, ['another']],
  [`describe('a group', () => { test('inside') })`, ['a group', 'inside']],
  ['test(`a template ${x} of two parts`)', ['a template ', ' of two parts']],
  [
    `test.each([['row one', 1]])('title of rows %s', () => { expect('body') })`,
    ['title of rows %s', 'row one'],
  ],
  [`test.each([['shown', 'not shown']])('only %s')`, ['only %s', 'shown']],
  [`test.each(['one', 'two'])('100 %% of them')`, ['100 %% of them']],
  [
    `const LIST: readonly string[][] = [['a', 'b']] as const; test.each(LIST)('%s and %s')`,
    ['%s and %s', 'a', 'b'],
  ],
  [`const rows = rows; test.each(rows)('%s')`, ['%s']],
  [`test.each(Object.keys({ key: 'value' }))('%s')`, ['%s']],
  [`test.concurrent.for([{ name: 'named row', why: 'silent' }])('$name')`, ['$name', 'named row']],
  [`test.skip('not run'); test.todo('not written')`, []],
  [`// test('a comment')\n/* it('another') */`, []],
  [`render('something else'); expect('a value').toBe('b')`, []],
])('the titles of %s are %j', (source, titles) => {
  expect(new Set(testTitles('a.test.tsx', source))).toEqual(new Set(titles));
});

test('a requirement is proved where a test carries its id in brackets', () => {
  const root = scratchTree({
    'slices/sign-in/web/login.test.tsx': `test('the form shows (AUTH-01, NAV-01)', () => { <p /> })`,
    'journeys/sign-in.spec.ts': `test('a student signs in (AUTH-01)', () => {})`,
    'kit/db/pool.test.ts': `// (AUTH-02)\ntest('AUTH-02 without brackets does not count', () => {})`,
  });
  expect(readProofs(root)).toEqual(
    new Map([
      ['AUTH-01', new Set(['journeys/sign-in.spec.ts', 'slices/sign-in/web/login.test.tsx'])],
      ['NAV-01', new Set(['slices/sign-in/web/login.test.tsx'])],
    ]),
  );
});

test('the summary counts and names what is open', () => {
  const proofs = new Map([
    ['AUTH-01', new Set(['a.test.ts'])],
    ['AUTH-04', new Set(['a.test.ts'])],
    ['NAV-01', new Set(['b.test.ts'])],
  ]);
  expect(summary(readAreas(markdown), proofs)).toEqual([
    'AUTH     2 of 5  none for AUTH-02 to AUTH-03, AUTH-05',
    'NAV      1 of 1  all proved',
    '',
    '3 of 6 requirements have a test.',
  ]);
});

test('the details of an area name the tests', () => {
  const [area] = readAreas(markdown.replaceAll(/- \*\*AUTH-0[345].*\n/g, ''));
  expect(details(area!, new Map([['AUTH-01', new Set(['a.test.ts'])]]))).toEqual([
    'AUTH — Sign-in',
    '',
    '✓ AUTH-01 There is a form.',
    '    a.test.ts',
    '',
    '· AUTH-02 There is a button. *(implied)*',
  ]);
});

test('an id that no requirement has is an error, unless it belongs to another list', () => {
  const proofs = new Map([
    ['AUTH-99', new Set(['a.test.ts'])],
    ['RFC-6749', new Set(['b.test.ts'])],
  ]);
  expect(unknownIds(readAreas(markdown), proofs)).toEqual(['AUTH-99 is no requirement: a.test.ts']);
});
