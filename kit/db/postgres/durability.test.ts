import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refuseUnsafeDurability } from './durability.ts';
import { startPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { openPool } from '../pool.ts';
import { until } from '../until.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let pool: Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-durability-'));
  await chmod(folder, 0o755);
  postgres = await startPostgres(join(folder, 'postgres'), { shared_buffers: '16MB' });
  pool = openPool({ url: postgres.url(), size: 1 });
});
afterEach(() => configure('reset all'));
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Changes the cluster's settings as an operator would, and waits until they are in force. */
async function configure(change: string): Promise<void> {
  const loadedAt = async () =>
    (await pool.query<{ at: Date }>('select pg_conf_load_time() as at')).rows[0]?.at.getTime() ?? 0;
  const before = await loadedAt();
  await pool.query(`alter system ${change}`);
  await pool.query('select pg_reload_conf()');
  await until(async () => (await loadedAt()) > before, {
    ms: 10_000,
    everyMs: 10,
    what: 'the settings to be read',
  });
}

describe('the server will not start on a database that may lose what it acknowledged', () => {
  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])('with %s = off (A3)', async (setting) => {
    await configure(`set ${setting} = off`);
    await expect(refuseUnsafeDurability(pool)).rejects.toThrow(
      `The database has ${setting} = off: what was acknowledged could be lost in a crash. Set it to on.`,
    );
  });

  test('with synchronous_commit = off for this database or this user only (A3)', async () => {
    for (const target of ['database berea', 'role postgres']) {
      await pool.query(`alter ${target} set synchronous_commit = off`);
      const fresh = openPool({ url: postgres.url(), size: 1 });
      await expect(refuseUnsafeDurability(fresh)).rejects.toThrow(
        'The database has synchronous_commit = off',
      );
      await fresh.end();
      await pool.query(`alter ${target} reset synchronous_commit`);
    }
  });
});

describe('it starts', () => {
  test('on PostgreSQL as it comes (A3)', async () => {
    await expect(refuseUnsafeDurability(pool)).resolves.toBeUndefined();
  });

  test.each(['remote_write', 'remote_apply'])(
    'with synchronous_commit = %s, which is safer still',
    async (value) => {
      await configure(`set synchronous_commit = ${value}`);
      await expect(refuseUnsafeDurability(pool)).resolves.toBeUndefined();
    },
  );
});
