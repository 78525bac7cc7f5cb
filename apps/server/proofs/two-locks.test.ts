import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SCOPE, type Scope } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { World } from '#testing/matrix/world.ts';
import { collectSlices } from '#testing/matrix/slice-matrix.ts';
import {
  findBoundTables,
  rowsOf,
  unlocked,
  withinReach,
  type BoundTable,
} from '#testing/protected-tables.ts';

let college: College;
let tables: BoundTable[];
let scopes: Record<'manager' | 'student', Scope>;

beforeAll(async () => {
  college = await College.open();
  const world = await World.found(college, await collectSlices());
  await college.database.owner.query(
    'insert into audit (actor_id, region_id, action, entity) select id, region_ids[1], $1, $1 from person',
    ['proof'],
  );
  await college.database.owner.query(
    `insert into outbox_mail (person_id, to_address, template, language, subject, text_body, html_body)
     select id, email, $1, $1, $1, $1, $1 from person`,
    ['proof'],
  );
  tables = (await findBoundTables(college.database.owner)).filter(({ isProtected }) => isProtected);
  const { personId, regionId } = world.subject('manager');
  scopes = {
    manager: { everything: false, regionIds: [regionId ?? ''], personId },
    student: { everything: false, regionIds: [], personId: world.subject('student').personId },
  };
});
afterAll(() => college.close());

/** Each lock with the other one open: the owner passes row-level security, and a flag leaves the plugin out. */
const locks: Record<'first' | 'second', (scope: Scope) => Db> = {
  first: (scope) => openDatabase(college.database.owner, scope),
  second: (scope) => openDatabase(college.served.state.appPool, scope, { withoutFirstLock: true }),
};

async function rowsSeen(db: Db, table: string): Promise<string[]> {
  const rows = await db
    .selectFrom(`${table} as t` as 'person as t')
    .select(sql<string>`to_jsonb(t)::text`.as('text'))
    .orderBy('text')
    .execute();
  return rows.map(({ text }) => text);
}

/** The rows of a table that are in a user's reach, and those that are not. */
async function divide(table: BoundTable, scope: Scope) {
  const { owner } = college.database;
  const rows = await rowsOf(owner, table.name);
  const own = withinReach(table, rows, await rowsOf(owner, 'person'), scope);
  return {
    own: own.map(({ text }) => text),
    foreign: rows.filter((row) => !own.includes(row)).map(({ text }) => text),
  };
}

test('every table that carries a region or a person is under row-level security (C3)', async () => {
  const { owner } = college.database;
  expect(unlocked(await findBoundTables(owner))).toEqual([]);
  await owner.query('create table chapel (id uuid primary key, region_id uuid not null)');
  await owner.query('create table locker (id uuid primary key, person_id uuid not null)');
  expect(unlocked(await findBoundTables(owner))).toEqual(['chapel', 'locker']);
  await owner.query('drop table chapel, locker');
});

test('every locked table holds rows that a user must not see, or nothing is proved of it (C3)', async () => {
  const untried: string[] = [];
  for (const table of tables) {
    const { foreign } = await divide(table, scopes.student);
    if (foreign.length === 0)
      untried.push(
        `${table.name}: plant a row in the matrix of its slice (slices/NAME/server/NAME.matrix.ts).`,
      );
  }
  expect(untried).toEqual([]);
});

describe.each(['first', 'second'] as const)('the %s lock alone', (lock) => {
  test.each(['manager', 'student'] as const)(
    'gives a %s what is in reach of every table (C3)',
    async (who) => {
      for (const table of tables) {
        const { own } = await divide(table, scopes[who]);
        expect({ [table.name]: await rowsSeen(locks[lock](scopes[who]), table.name) }).toEqual({
          [table.name]: own,
        });
      }
    },
  );

  test('gives nothing to a scope of nothing (C3)', async () => {
    for (const { name } of tables)
      expect({ [name]: await rowsSeen(locks[lock](NO_SCOPE), name) }).toEqual({ [name]: [] });
  });
});

describe('the second lock alone', () => {
  test.each(['update', 'delete'] as const)('lets nobody %s a row out of reach (C3)', async (verb) => {
    for (const table of tables) {
      const { foreign } = await divide(table, scopes.manager);
      const column = ['region_id', 'region_ids', 'person_id'].find((name) => table.columns.includes(name));
      const what = sql.raw(
        verb === 'update'
          ? `update ${table.name} t set ${column} = ${column}`
          : `delete from ${table.name} t`,
      );
      const written = sql`${what} where to_jsonb(t)::text = any(${foreign}::text[])`
        .execute(locks.second(scopes.manager))
        .then(({ numAffectedRows }) => numAffectedRows, codeOf);
      // What the app's role may not write at all is refused outright.
      expect({ [table.name]: await written }).toEqual({
        [table.name]: expect.toBeOneOf([0n, NOT_PERMITTED]),
      });
    }
  });

  test('lets nobody give a row to another region (C3)', async () => {
    const { rows } = await college.database.owner.query<{ id: string }>(
      `select id from region where slug = 'GB-Away'`,
    );
    for (const { name } of tables.filter(({ columns }) => columns.includes('region_id'))) {
      const moved = sql`update ${sql.table(name)} set region_id = ${rows[0]?.id} where region_id is not null`
        .execute(locks.second(scopes.manager))
        .catch(codeOf);
      expect({ [name]: await moved }).toEqual({ [name]: NOT_PERMITTED });
    }
  });
});

const NOT_PERMITTED = '42501';
const codeOf = (error: { code?: string }): string => error.code ?? '';
