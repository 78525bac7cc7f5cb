import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const columns = async (text: string) =>
  (await database.owner.query<{ place: string }>(text)).rows.map(({ place }) => place);

test('every column that names a person has its rule for merged accounts (merge_rule), and no other has one', async () => {
  const naming = await columns(`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'person'::regclass
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'person_id' and t.table_type = 'BASE TABLE'
    order by 1`);
  const ruled = await columns(`select table_name || '.' || column_name as place from merge_rule order by 1`);
  expect(ruled).toEqual(naming);
});
