import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
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

async function countOf({ owner }: TestDatabase, what: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::integer as n from ${what}`);
  return rows[0]?.n ?? 0;
}

describe('seeding', () => {
  test('leaves a college alone that has a user in it', async () => {
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

  test.each(['2026-08-31', '2028-02-29'])('on %s tells of nothing that is still to come', async (today) => {
    const now = `${today}T00:00:30Z`;
    const database = await openDatabase();
    await seedDemo(database.owner, { ...options, now: new Date(now) });
    expect(await countOf(database, 'person')).toBe(1_000);
    const late = await Promise.all([
      countOf(
        database,
        `person where greatest(created_at, email_verified_at, terms_accepted_at) > '${now}' or graduated_on > '${today}'`,
      ),
      countOf(database, `person_region where since > '${now}'`),
      countOf(database, `group_member where first_day > '${today}' or last_day >= '${today}'`),
      countOf(database, `student_group where archived_at > '${now}' or created_at > '${now}'`),
      countOf(database, `document where created_at > '${now}'`),
      countOf(
        database,
        `evaluation where greatest(created_at, published_at, acknowledged_at) > '${now}' or created_at < day`,
      ),
      countOf(database, `hour_entry where greatest(created_at, decided_at) > '${now}' or created_at < day`),
      countOf(
        database,
        `(select from hour_entry group by person_id, day having sum(minutes) > 1440) too_long`,
      ),
    ]);
    expect(late).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
