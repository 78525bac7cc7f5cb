import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ConfigProblem } from '#kit/config/config.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

const OURS = 'apps/server/migrations';
const name = `migrations_${process.pid}`;
let folder: string;
let pools: [pg.Pool, pg.Pool];

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client(inject('clusterUrl'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-migrations-'));
  await maintain(`create database ${name} template template0`);
  const url = inject('clusterUrl').replace('/postgres?', `/${name}?`);
  pools = [openPool({ url, size: 2 }), openPool({ url, size: 2 })];
});
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await maintain(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);
const tables = async () => {
  const { rows } = await pools[0].query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
};

describe('the college’s own migrations', () => {
  test('run once each, in order, though two servers start at the same moment', async () => {
    const files = (await readdir(OURS)).filter((file) => file.endsWith('.sql')).toSorted();
    const ran = await Promise.all(pools.map((pool) => migrate(pool, OURS)));
    expect(ran.flat()).toEqual(files);
    expect(await tables()).toContain('person');
  });

  test('do nothing the second time', async () => {
    await migrate(pools[0], OURS);
    expect(await migrate(pools[1], OURS)).toEqual([]);
  });

  test('run on a database that already has the older ones', async () => {
    await cp(OURS, folder, { recursive: true });
    const newest = (await readdir(folder)).toSorted().at(-1) ?? '';
    await rm(join(folder, newest));
    await migrate(pools[0], folder);
    expect(await migrate(pools[0], OURS)).toEqual([newest]);
  });
});

describe('a migration', () => {
  test('that was changed after it ran is refused, and nothing else runs', async () => {
    await write('01.sql', 'create table first (id int)');
    await migrate(pools[0], folder);
    await write('01.sql', 'create table first (id bigint)');
    await write('02.sql', 'create table second (id int)');
    await expect(migrate(pools[0], folder)).rejects.toBeInstanceOf(ConfigProblem);
    await expect(migrate(pools[0], folder)).rejects.toThrow(
      /^The migration 01\.sql is not the one that ran on this database\. Put the file back as it was/,
    );
    expect(await tables()).toEqual(['first', 'migration']);
  });

  test('that fails leaves nothing behind, keeps those before it, and can be mended', async () => {
    await write('01.sql', 'create table first (id int)');
    await write('02.sql', 'create table half (id int); insert into half values (1); select 1 / 0');
    await expect(migrate(pools[0], folder)).rejects.toThrow('Migration 02.sql failed: division by zero');
    expect(await tables()).toEqual(['first', 'migration']);
    await write('02.sql', 'create table whole (id int)');
    expect(await migrate(pools[1], folder)).toEqual(['02.sql']);
  });

  test('may take as long as it needs', async () => {
    await write('01.sql', `create table told as select current_setting('statement_timeout') as timeout`);
    await migrate(pools[0], folder);
    expect((await pools[0].query('select timeout from told')).rows).toEqual([{ timeout: '0' }]);
  });

  test('leaves its connection’s settings to nobody', async () => {
    await write('01.sql', 'create table first (id int)');
    await migrate(pools[0], folder);
    const { rows } = await pools[0].query(`select current_setting('statement_timeout') as timeout`);
    expect(rows).toEqual([{ timeout: '5s' }]);
  });
});

test('a server that dies in the middle of migrating holds nobody up', async () => {
  await write('01.sql', 'create table first (id int)');
  const dying = await pools[0].connect();
  dying.on('error', () => undefined);
  await dying.query('select pg_advisory_lock(4917011)');
  const waiting = migrate(pools[1], folder);
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pools[1].query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await waiting).toEqual(['01.sql']);
  dying.release(true);
});

test('a migration does not make others wait behind it for a table that is in use: it gives up and tries again (J6)', async () => {
  await write('1.sql', 'create table busy (n int)');
  await migrate(pools[0], folder);
  await write('2.sql', 'alter table busy add column words text');
  const reader = await pools[1].connect();
  await reader.query('begin; select from busy');
  const waits: string[] = [];
  const ran = await migrate(pools[0], folder, {
    lockWithinMs: 20,
    onWait: (migration) => {
      waits.push(migration);
      void reader.query('commit');
    },
  });
  reader.release();
  expect([ran, waits[0]]).toEqual([['2.sql'], '2.sql']);
  expect((await pools[1].query('select words from busy')).rows).toEqual([]);
});
