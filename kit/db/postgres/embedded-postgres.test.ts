import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isReachable } from './postgres-user.ts';
import { until } from '../until.ts';

let folder: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-embedded-'));
  await chmod(folder, 0o755);
  postgres = await start();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const start = () => startPostgres(join(folder, 'postgres'), { shared_buffers: '16MB' });
async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.url());
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}
const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

describe('the embedded database', () => {
  test('listens on a socket only, with durability as PostgreSQL means it', async () => {
    expect(
      await query(
        `select name, setting from pg_settings where name in ('listen_addresses', 'fsync') order by 1`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
    ]);
  });

  test('that is running is joined, not started again', async () => {
    expect((await start()).pid).toBe(postgres.pid);
  });

  test('keeps what was stored when it is stopped and started', async () => {
    await query('create table kept (n int); insert into kept values (1)');
    const { pid } = postgres;
    await postgres.stop();
    expect(isGone(pid)).toBe(true);
    postgres = await start();
    expect(await query('select n from kept')).toEqual([{ n: 1 }]);
  });

  test('starts again by itself after kill -9, with everything that was committed', async () => {
    await query('insert into kept values (2)');
    const busy = new pg.Client(postgres.url());
    busy.on('error', () => undefined);
    await busy.connect();
    // A user who is busy notices late that the database is gone, and until then no new one can take its place.
    const answered = busy.query('select count(*) from generate_series(1, 5000000)').catch(() => null);
    process.kill(postgres.pid, 'SIGKILL');
    await until(() => isGone(postgres.pid), { ms: 10_000, everyMs: 1, what: 'the postmaster to be gone' });
    postgres = await start();
    await answered;
    expect(await query('select n from kept order by 1')).toEqual([{ n: 1 }, { n: 2 }]);
  }, 60_000);

  test('takes its socket folder along when it stops', async () => {
    const sockets = new URL(postgres.url()).searchParams.get('host') ?? '';
    await expect(access(sockets)).resolves.toBeUndefined();
    await postgres.stop();
    await expect(access(sockets)).rejects.toThrow('ENOENT');
    postgres = await start();
  });

  test('is not fooled by a left-over note that names another process', async () => {
    await postgres.stop();
    const note = join(folder, 'postgres', 'postmaster.pid');
    await writeFile(note, `${process.pid}\n`);
    postgres = await start();
    expect(postgres.pid).not.toBe(process.pid);
    expect(await readFile(note, 'utf8')).toMatch(new RegExp(`^${postgres.pid}\n`));
  });

  test('starts again when the making of its folder was cut short', async () => {
    const half = join(folder, 'half');
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18');
    const second = await startPostgres(half, { shared_buffers: '16MB' });
    expect(second.pid).not.toBe(postgres.pid);
    await second.stop();
  });
});

test.runIf(process.getuid?.() === 0)(
  'a folder that the database’s own user cannot enter is known beforehand',
  async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    expect(await isReachable(join(closed, 'data'))).toBe(false);
    expect(await isReachable(join(folder, 'data'))).toBe(true);
  },
);
