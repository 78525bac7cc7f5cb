import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { PRODUCTION } from '#testing/production.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startWarnings, warnAtStart } from './start-warnings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const fail = (what: string, error: unknown): never => {
  throw new Error(what, { cause: error });
};

const SMTP_URL = 'smtp://mail.example';

test.each([
  ['development', {}, []],
  ['production with all it needs', { ...PRODUCTION, SMTP_URL }, []],
  ['production without a mail server', PRODUCTION, ['SMTP_URL']],
  ['production without an address', { ...PRODUCTION, SMTP_URL, PUBLIC_URL: '' }, ['PUBLIC_URL']],
] as [string, Record<string, string>, string[]][])('%s is warned of %j', (_, env, names) => {
  expect(startWarnings(readConfig(env)).map((sentence) => sentence.split(' ')[0])).toEqual(names);
});

test('a warning is printed and stands in the system log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await warnAtStart(readConfig(PRODUCTION), database.owner, fail);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Warning: SMTP_URL is not set: no mail leaves\./)],
  ]);
  const { rows } = await database.owner.query('select action, payload from log_entry');
  expect(rows).toEqual([{ action: 'startWarning', payload: expect.stringMatching(/^SMTP_URL is not set/) }]);
});

test('a system log that cannot be written does not keep the college shut', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = new Error('the disk is full');
  const pool = {
    connect: () => Promise.reject(full),
    query: () => Promise.resolve({ rows: [] }),
  } as unknown as Pool;
  const noteTrouble = vi.fn<(what: string, error: unknown) => void>();
  await warnAtStart(readConfig(PRODUCTION), pool, noteTrouble);
  expect(noteTrouble.mock.calls).toEqual([['a warning could not be written into the system log', full]]);
});

test('a database whose queries could widen a scope is told of, in development too (C3)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await database.owner.query(
    'grant execute on function pg_catalog.set_config(text, text, boolean) to berea_app',
  );
  await warnAtStart(readConfig({}), database.owner, fail);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Warning: Queries could widen what a connection may see: /)],
  ]);
});
