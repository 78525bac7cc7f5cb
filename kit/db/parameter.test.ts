import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { runStatement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test.each([
  ['text', 'it’s "quoted" \\ and {braced}'],
  ['text', ''],
  ['text', null],
  ['int', 7],
  ['bigint', '9007199254740993'],
  ['float8', -0.5],
  ['boolean', true],
  ['boolean', false],
  ['date', '2026-03-01'],
  ['timestamptz', new Date('2026-03-01T12:30:00.123Z')],
  ['timestamptz', new Date('0045-03-15T00:00:00Z')],
  ['timestamptz', new Date('-000043-03-15T00:00:00Z')],
  ['timestamptz', new Date('+012026-03-01T00:00:00Z')],
  ['bytea', Buffer.from([0, 34, 92, 255])],
  ['jsonb', { words: 'a "b" \\ c', list: [1, null] }],
  ['text[]', []],
  ['text[]', ['plain', '', 'NULL', 'a,b', '"', '\\', '{}', 'two\nlines', null]],
  [
    'int[]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['timestamptz[]', [new Date('2026-03-01T12:30:00.123Z'), null]],
  ['bytea[]', [Buffer.from([0, 34, 92, 255])]],
  ['jsonb[]', [{ words: 'a "b" \\ c' }]],
] as [string, unknown][])('what is sent as %s arrives as it is: %j', async (type, value) => {
  const { rows } = await runStatement(database.owner, `select $1::${type} as value`, [value]);
  expect(rows).toEqual([{ value }]);
});

test('bytes that are no buffer, numbers beyond all others, and what is not said', async () => {
  const { rows } = await runStatement(
    database.owner,
    'select $1::bytea as bytes, $2::bigint::text as number, $3::text as nothing',
    [new Uint8Array([1, 2]), 9_007_199_254_740_993n, undefined],
  );
  expect(rows).toEqual([{ bytes: Buffer.from([1, 2]), number: '9007199254740993', nothing: null }]);
});
