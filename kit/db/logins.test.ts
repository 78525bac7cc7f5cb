import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { until } from './until.ts';
import { startPostgres, type EmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { prepareLogins, readLogins, refuseUnlessLoginsWork } from './logins.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { scopeWarnings } from './scope/scope-warnings.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let owner: Pool;

/** A database as operators run it: it asks everybody but its owner for a password. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-logins-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'postgres');
  postgres = await startPostgres(data, { fsync: 'off' });
  owner = openPool({ url: postgres.url(), size: 2, statementTimeoutMs: 60_000 });
  await migrate(owner, 'apps/server/migrations');
  await writeFile(join(data, 'pg_hba.conf'), 'local all postgres trust\nlocal all all scram-sha-256\n');
  await owner.query('select pg_reload_conf()');
  const isRead = async () =>
    (await owner.query('select from pg_hba_file_rules')).rowCount === 2 && (await refusedNow());
  await until(isRead, { ms: 10_000, everyMs: 50, what: 'the database to ask for passwords' });
});
afterAll(async () => {
  await owner.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => vi.unstubAllEnvs());

const refusedNow = () =>
  refuseUnlessLoginsWork(postgres.url()).then(
    () => false,
    () => true,
  );

async function roleOf(password: string | undefined, url = postgres.url()): Promise<string> {
  const pool = openPool({ url, role: 'berea_app', size: 1, ...(password && { password }) });
  try {
    const { rows } = await pool.query<{ role: string }>('select session_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await pool.end();
  }
}

test('the server logs in as a role of its own, by a password that the owner alone reads', async () => {
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    'The database refuses the password of berea_app that stands in app.login: write the one there that the role has',
  );
  await Promise.all([prepareLogins(owner), prepareLogins(owner)]);
  await refuseUnlessLoginsWork(postgres.url());
  const { berea_app: password } = await readLogins(postgres.url());
  expect(await roleOf(password)).toBe('berea_app');
  await expect(roleOf(undefined)).rejects.toThrow(/password/);
});

test('a role that another user has given a password is not taken from them', async () => {
  await owner.query(`alter role berea_app password 'of another college'`);
  await prepareLogins(owner);
  expect(await roleOf('of another college')).toBe('berea_app');
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    'The database refuses the password of berea_app that stands in app.login',
  );
  await owner.query(`update app.login set password = 'of another college' where role = 'berea_app'`);
  await refuseUnlessLoginsWork(postgres.url());
});

const socket = () => new URL(postgres.url()).searchParams.get('host') ?? '';

test.each([
  ['over a socket, with the user of the environment', () => `postgresql:///berea?host=${socket()}`],
  ['with the user among its questions', () => `postgres://localhost/berea?host=${socket()}&user=postgres`],
  ['without a database', () => `postgres:///?host=${socket()}&user=berea`],
])('an address %s does not make the server the owner (C3)', async (_, url) => {
  vi.stubEnv('PGUSER', 'postgres');
  const { berea_app: password } = await readLogins(postgres.url());
  expect(await roleOf(password, url())).toBe('berea_app');
});

test.each([
  ['a superuser', 'alter role berea_app superuser', 'alter role berea_app nosuperuser'],
  ['free of row-level security', 'alter role berea_app bypassrls', 'alter role berea_app nobypassrls'],
  [
    'a member of one that is',
    'create role auditor bypassrls; grant auditor to berea_app',
    'drop role auditor',
  ],
])('a server whose role is %s does not start (C3)', async (_, make, undo) => {
  await owner.query(make);
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    /^The role berea_app is not bound by row-level security: /,
  );
  await owner.query(undo);
  await refuseUnlessLoginsWork(postgres.url());
});

test('a server that a user makes another one on the way does not start (C3)', async () => {
  await owner.query(
    'create role somebody; grant somebody to berea_app; alter role berea_app set role = somebody',
  );
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    /^The server logged in to the database as berea_app and is somebody there, /,
  );
  await owner.query('alter role berea_app reset role; drop role somebody');
});

test('a role that the database lets in by nothing is told of, with what to add', async () => {
  await owner.query('alter role berea_app nologin');
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    /^The database does not let berea_app log in \(role "berea_app" is not permitted to log in\): add a line to its pg_hba.conf/,
  );
  await owner.query('alter role berea_app login');
});

test('a managed PostgreSQL, whose owner is no superuser, is migrated and says which guard it lacks', async () => {
  await owner.query(`create role manager login createrole password 'managed'`);
  await owner.query('grant berea_app, berea_identity to manager with admin option');
  await owner.query('create database managed owner manager');
  const url = `postgres://manager:managed@localhost/managed?host=${socket()}`;
  const manager = openPool({ url, size: 2, statementTimeoutMs: 60_000 });
  try {
    await migrate(manager, 'apps/server/migrations');
    await manager.query(`update app.login set password = 'of another college' where role = 'berea_app'`);
    await prepareLogins(manager);
    const { rows } = await owner.query<{ password: string }>(
      `select password from app.login where role = 'berea_identity'`,
    );
    await manager.query(`update app.login set password = $1 where role = 'berea_identity'`, [
      rows[0]?.password,
    ]);
    await refuseUnlessLoginsWork(url);
    expect(await scopeWarnings(manager)).toEqual([
      expect.stringMatching(/^Queries could widen what a connection may see: /),
    ]);
    expect(await scopeWarnings(owner)).toEqual([]);
  } finally {
    await manager.end();
  }
});
