import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('every foreign key can be found by an index, or deleting what it points to would read the whole table', async () => {
  const { rows } = await database.owner.query<{ key: string }>(`
    select c.conrelid::regclass || ' ' || a.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      -- These are short lists that nothing is ever deleted from: a region is closed.
      and c.confrelid not in ('region'::regclass, 'currency'::regclass, 'notification_definition'::regclass)
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )
    order by 1`);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
