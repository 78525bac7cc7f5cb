import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from './until.ts';
import { startPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { prepareLogins, readLogins, refuseUnlessLoginsWork } from './logins.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

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

const refusedNow = () =>
  refuseUnlessLoginsWork(postgres.url()).then(
    () => false,
    () => true,
  );

async function roleOf(password: string | undefined): Promise<string> {
  const pool = openPool({ url: postgres.url(), role: 'berea_app', size: 1, ...(password && { password }) });
  try {
    const { rows } = await pool.query<{ role: string }>('select session_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await pool.end();
  }
}

test('the server logs in as a role of its own, by a password that the owner alone reads', async () => {
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow('does not let berea_app log in');
  await Promise.all([prepareLogins(owner), prepareLogins(owner)]);
  await refuseUnlessLoginsWork(postgres.url());
  const { berea_app: password } = await readLogins(postgres.url());
  expect(await roleOf(password)).toBe('berea_app');
  await expect(roleOf(undefined)).rejects.toThrow(/password/);
});

test('a role that somebody else has given a password is not taken from them', async () => {
  await owner.query(`alter role berea_app password 'of another college'`);
  await prepareLogins(owner);
  expect(await roleOf('of another college')).toBe('berea_app');
  await expect(refuseUnlessLoginsWork(postgres.url())).rejects.toThrow(
    'The database does not let berea_app log in: allow it in pg_hba.conf, and give the role the password',
  );
});
