import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';

/** Any number will do, as long as every server of every version asks for the same one. */
const MIGRATION_LOCK = 4_917_011;

interface Migration {
  name: string;
  sql: string;
  digest: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, digest: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * How long a migration waits for a table that others use. Later statements queue behind it, so it must not be
 * long; it gives up, lets them through and tries again.
 */
const LOCK_WITHIN_MS = 1_000;
const TRY_AGAIN_AFTER_MS = 500;
/** Two minutes of trying: a table that is never free for a moment needs an operator. */
const MAX_TRIES = 80;
const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrateOptions {
  lockWithinMs?: number;
  /** Hears that a migration could not get at a table and is tried again. */
  onWait?: (name: string) => void;
}

/** Brings the database up to date and says which migrations ran. Many servers may call it at once. */
export async function migrate(pool: Pool, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await runMissing(client, migrations, options);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release(true); // Its settings were changed: do not lend it to others.
  }
}

async function runMissing(
  client: PoolClient,
  migrations: Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  await client.query(`create table if not exists migration
    (name text primary key, digest text not null, ran_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migration');
  const done = new Map(rows.map((row) => [row.name, row.digest]));
  const ran: string[] = [];
  for (const { name, sql, digest } of migrations) {
    const known = done.get(name);
    if (known !== undefined && known !== digest) {
      throw new ConfigProblem(
        `The migration ${name} is not the one that ran on this database. Put the file back as it was and write what is to ` +
          'change into a new one, or start with another database (DATA_DIR or DATABASE_URL).',
      );
    }
    if (known !== undefined) continue;
    await runOne(client, { name, sql, digest }, options);
    ran.push(name);
  }
  return ran;
}

async function runOne(
  client: PoolClient,
  { name, sql, digest }: Migration,
  { lockWithinMs = LOCK_WITHIN_MS, onWait = () => undefined }: MigrateOptions,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockWithinMs}`);
      await client.query(sql);
      await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const isWorthATry = (error as { code?: string }).code === LOCK_NOT_AVAILABLE && tries < MAX_TRIES;
      if (!isWorthATry)
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      onWait(name);
      await pause(TRY_AGAIN_AFTER_MS);
    }
  }
}
