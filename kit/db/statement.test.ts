import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { runStatement } from './statement.ts';

let database: TestDatabase;
let client: PoolClient;
beforeAll(async () => {
  database = await testDatabase();
  client = await database.owner.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const prepared = async () =>
  (
    await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by prepare_time',
    )
  ).rows.map((row) => row.statement);

describe('a statement', () => {
  test('is parsed once per connection, however often it runs', async () => {
    const text = 'select $1::int + 1 as sum';
    const sums = [];
    for (const n of [1, 2, 3]) sums.push((await runStatement(client, text, [n])).rows);
    expect(sums).toEqual([[{ sum: 2 }], [{ sum: 3 }], [{ sum: 4 }]]);
    expect((await prepared()).filter((statement) => statement === text)).toHaveLength(1);
  });

  test('names its columns the way the code does', async () => {
    const text =
      'select 1 as region_id, 2 as is_2_wide, 3 as plain, 4 as "alreadyCamel", array[5] as list_of_ids';
    const { rows } = await runStatement(client, text);
    expect(rows).toEqual([{ regionId: 1, is2Wide: 2, plain: 3, alreadyCamel: 4, listOfIds: [5] }]);
  });

  test('leaves the keys inside JSON as they are', async () => {
    const { rows } = await runStatement(client, `select '{"first_name": 1}'::json as some_json`);
    expect(rows).toEqual([{ someJson: { first_name: 1 } }]);
  });

  test('tells how many rows it wrote', async () => {
    const { command, rowCount, rows } = await runStatement(
      client,
      'update site_settings set org_name = $1 returning org_name',
      ['College'],
    );
    expect([command, rowCount, rows]).toEqual(['UPDATE', 1, [{ orgName: 'College' }]]);
  });

  test('that fails fails alone', async () => {
    await expect(runStatement(client, 'select 1 / $1::int as result', [0])).rejects.toThrow(
      'division by zero',
    );
    expect((await runStatement(client, 'select 1 / $1::int as result', [1])).rows).toEqual([{ result: 1 }]);
  });

  test('has a name of its own: texts that differ in one sign do not meet', async () => {
    const rows = [];
    for (const text of ['select 1 as a_b', 'select 1 as a_c', 'select  1 as a_b'])
      rows.push(...(await runStatement(client, text)).rows);
    expect(rows).toEqual([{ aB: 1 }, { aC: 1 }, { aB: 1 }]);
  });
});

test('thousands of different texts are forgotten again, and the first still runs', async () => {
  for (let i = 0; i < 2_050; i++) await runStatement(client, `select ${i} as the_number`);
  expect((await runStatement(client, 'select 0 as the_number')).rows).toEqual([{ theNumber: 0 }]);
});
