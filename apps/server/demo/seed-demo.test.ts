import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/testing/test-database.ts';
import { isEmpty } from './is-empty.ts';
import { seedDemo, type SeedOptions } from './seed-demo.ts';

const databases: TestDatabase[] = [];
afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

const options: SeedOptions = { scale: 1, now: new Date('2026-11-15T10:00:00Z'), passwordHash: 'pepper:hash' };

async function openDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  databases.push(database);
  return database;
}

async function seeded(changes: Partial<SeedOptions> = {}): Promise<TestDatabase> {
  const database = await openDatabase();
  await seedDemo(database.owner, { ...options, ...changes });
  return database;
}

async function all<Row extends object>({ owner }: TestDatabase, query: string): Promise<Row[]> {
  return (await owner.query<Row>(query)).rows;
}

const countOf = async (database: TestDatabase, what: string): Promise<number> =>
  (await all<{ n: number }>(database, `select count(*)::integer as n from ${what}`))[0]?.n ?? 0;

/** Everything that can be read in the database, but for the moments at which the database itself touched a row. */
async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await all<{ name: string }>(
    database,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('migration', 'locale') order by 1`,
  );
  const prints = tables.map(async ({ name }): Promise<[string, string]> => {
    const [row] = await all<{ print: string }>(
      database,
      `select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as print
       from (select (to_jsonb(t) - 'updated_at')::text as line from ${name} t) lines`,
    );
    return [name, row?.print ?? ''];
  });
  return Object.fromEntries(await Promise.all(prints));
}

describe('seeding', () => {
  test('by two servers at once happens once, and gives the same college of a thousand people as another time, down to the ids', async () => {
    const [one, other] = [await openDatabase(), await seeded()];
    const did = await Promise.all([seedDemo(one.owner, options), seedDemo(one.owner, options)]);
    expect(did.filter(Boolean)).toHaveLength(1);
    expect(await countOf(one, 'person')).toBe(1_000);
    expect(await fingerprint(one)).toEqual(await fingerprint(other));
  });

  test('leaves a college alone that has somebody in it', async () => {
    const database = await openDatabase();
    await database.owner.query(
      `insert into person (first_name, last_name, email) values ('Ana', 'Lima', 'ana@example.org')`,
    );
    expect(await seedDemo(database.owner, options)).toBe(false);
    expect(await countOf(database, 'person')).toBe(1);
    expect(await countOf(database, 'region')).toBe(0);
  });

  test('that fails near its end leaves nothing behind', async () => {
    const database = await openDatabase();
    await database.owner.query(
      `insert into forex_rate (currency, year, month, rate) values ('GBP', 2026, 11, 0.8)`,
    );
    await expect(seedDemo(database.owner, options)).rejects.toThrow('forex_rate');
    expect(await isEmpty(database.owner)).toBe(true);
    expect(await countOf(database, 'region')).toBe(0);
  });

  test.each([
    ['2026-09-01', 1],
    ['2026-08-31', 1],
    ['2028-02-29', 1],
    ['2027-01-01', 2],
  ])(
    'on %s tells of nothing that is still to come, and makes %i thousand people by the scale',
    async (today, scale) => {
      const now = `${today}T00:00:30Z`;
      const database = await seeded({ scale, now: new Date(now) });
      expect(await countOf(database, 'person')).toBe(scale * 1_000);
      const late = await Promise.all([
        countOf(
          database,
          `person where greatest(created_at, email_verified_at, terms_accepted_at) > '${now}' or graduated_on > '${today}'`,
        ),
        countOf(database, `person_region where since > '${now}'`),
        countOf(database, `group_member where first_day > '${today}' or last_day >= '${today}'`),
        countOf(database, `student_group where archived_at > '${now}' or created_at > '${now}'`),
        countOf(database, `document where created_at > '${now}'`),
      ]);
      expect(late).toEqual([0, 0, 0, 0, 0]);
    },
  );
});
