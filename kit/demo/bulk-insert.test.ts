import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { bulkInsert } from './bulk-insert.ts';

let database: TestDatabase;
let client: PoolClient;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  client = await database.owner.connect();
  await client.query('begin');
});
afterEach(async () => {
  await client.query('rollback');
  client.release();
});

const region = (slug: string) => ({
  name: slug,
  slug,
  zone: 'EUROPE' as const,
  timeZone: 'Europe/London',
  currency: 'GBP',
  type: 'CAMPUS' as const,
});

test('texts, days, instants, flags and nothing arrive as they were', async () => {
  const createdAt = new Date('2024-02-29T23:59:59.123Z');
  await bulkInsert(client, 'person', [
    {
      firstName: 'Ana "Anička" \\ O’Neill',
      lastName: '{Núñez, NULL}',
      email: 'ana@example.org',
      roles: ['user', 'manager'],
      showVideo: false,
      showAlumniWelcome: null,
      graduatedOn: '2024-06-30',
      createdAt,
    },
  ]);
  const { rows } = await client.query('select * from person');
  expect(rows).toMatchObject([
    {
      first_name: 'Ana "Anička" \\ O’Neill',
      last_name: '{Núñez, NULL}',
      roles: ['user', 'manager'],
      show_video: false,
      show_alumni_welcome: null,
      graduated_on: '2024-06-30',
      created_at: createdAt,
    },
  ]);
});

test('items of a list keep their commas, quotes and backslashes', async () => {
  const courses = ['a,b', '"quoted"', 'back\\slash', 'NULL', ''];
  const [id, at] = ['0192f7a0-0000-7000-8000-000000000001', new Date('2024-02-29T12:00Z')];
  await bulkInsert(client, 'region', [{ id, ...region('walsall') }]);
  await bulkInsert(client, 'person', [{ id, firstName: 'Ana', lastName: 'Able', email: 'ana@example.org' }]);
  await bulkInsert(client, 'gradeAlarm', [
    { changedBy: id, regionId: id, courses, grades: 1, firstAt: at, raisedAt: at },
  ]);
  const { rows } = await client.query<{ courses: string[] }>('select courses from grade_alarm');
  expect(rows).toEqual([{ courses }]);
});

test('bytes arrive as they were', async () => {
  await bulkInsert(client, 'person', [
    {
      id: '0192f7a0-0000-7000-8000-000000000001',
      firstName: 'Ana',
      lastName: 'Lima',
      email: 'ana@example.org',
    },
  ]);
  const tokenHash = Buffer.from([0, 1, 92, 255]);
  await bulkInsert(client, 'apiToken', [
    {
      tokenHash,
      personId: '0192f7a0-0000-7000-8000-000000000001',
      purpose: 'charts',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
    },
  ]);
  const { rows } = await client.query<{ token_hash: Buffer }>('select token_hash from api_token');
  expect(rows[0]?.token_hash).toEqual(tokenHash);
});

test('more rows than one statement carries arrive all of them, in their order', async () => {
  const slugs = Array.from({ length: 12_001 }, (_, index) => `XX-${index}`);
  await bulkInsert(
    client,
    'region',
    slugs.map((slug) => region(slug)),
  );
  const { rows } = await client.query<{ slug: string }>('select slug from region order by ctid');
  expect(rows.map(({ slug }) => slug)).toEqual(slugs);
});

test('no rows are no work', async () => {
  await bulkInsert(client, 'region', []);
  const { rowCount } = await client.query('select 1 from region');
  expect(rowCount).toBe(0);
});

test('a column the table does not have is named in the problem', async () => {
  const rows = [{ ...region('XX-1'), nickName: 'X' }];
  await expect(bulkInsert(client, 'region', rows)).rejects.toThrow(
    'The table region has no column nick_name.',
  );
});
