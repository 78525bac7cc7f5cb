import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
  const { id: regionId } = await college.region();
  for (let n = 0; n < 3; n++) await college.person({ regionIds: [regionId] });
});
afterAll(() => college.close());

/** What a statement could begin with that a user has smuggled into one of ours. */
const ESCAPES = [
  'reset role',
  'set role none',
  'set session authorization default',
  'reset session authorization',
  'set row_security = off',
  'set role postgres',
  'set session authorization postgres',
  'set role berea_identity',
  'reset all',
  'discard all',
  'alter table person disable row level security',
  'alter role berea_app bypassrls',
  'alter role berea_app superuser',
  'grant postgres to berea_app',
  'create policy open on person using (true)',
  'set search_path = app; create or replace function app.everything() returns boolean language sql as $$ select true $$',
  'select password from app.login',
  `copy (select 1) to program 'true'`,
];

describe.each(['appPool', 'identityPool'] as const)('a connection of the %s', (pool) => {
  test('begins as a role that is nobody else and can become nobody else', async () => {
    const { rows } = await college.served.state[pool].query<Record<string, unknown>>(
      `select session_user = current_user as is_itself, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
         r.rolreplication, (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
       from pg_roles r where r.rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        is_itself: true,
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        memberships: 0,
      },
    ]);
  });
});

test.each(ESCAPES)('%s shows nobody to a connection without a scope (C3)', async (escape) => {
  const client = await college.served.state.appPool.connect();
  try {
    await client.query(escape).catch(() => null);
    const seen = await client.query('select id from person').catch(() => ({ rows: [] }));
    expect(seen.rows).toEqual([]);
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    expect(rows).toEqual([{ role: 'berea_app' }]);
  } finally {
    client.release(true);
  }
  const { rows } = await college.database.owner.query<{ count: number }>(
    'select count(*)::int as count from person',
  );
  expect(rows[0]?.count).toBeGreaterThan(2);
});

/** What could be smuggled into a statement of ours, which is prepared and so holds one command. */
const WITHIN_A_STATEMENT = [
  `select set_config('app.everything', 'on', false)`,
  `select pg_catalog.set_config('app.everything', 'on', false)`,
  `select query_to_xml('set app.everything = on', true, true, '')`,
  `select query_to_xml($x$select set_config('app.everything', 'on', false)$x$, true, true, '')`,
  `select from ts_stat($x$select to_tsvector(set_config('app.everything', 'on', false))$x$)`,
  `select 1; set app.everything = on`,
  `update pg_settings set setting = 'on' where name = 'app.everything'`,
];

test.each(WITHIN_A_STATEMENT)('%s, prepared, widens no scope (C3)', async (smuggled) => {
  const client = await college.served.state.appPool.connect();
  try {
    await client.query(`set app.everything = 'off'`);
    await client.query({ name: 'smuggled', text: smuggled }).catch(() => null);
    const { rows } = await client.query('select id from person');
    expect(rows).toEqual([]);
  } finally {
    client.release(true);
  }
});

test('what the roles log in with is read by the owner alone', async () => {
  for (const pool of ['appPool', 'identityPool'] as const)
    await expect(college.served.state[pool].query('select * from app.login')).rejects.toThrow(
      'permission denied',
    );
});
