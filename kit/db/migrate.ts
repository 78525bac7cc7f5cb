import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Brings the database up to date and says which migrations ran. Many servers may call it at once. */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await runMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release(true); // Its settings were changed: do not lend it to others.
  }
}

async function runMissing(client: PoolClient, migrations: Migration[]): Promise<string[]> {
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
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    ran.push(name);
  }
  return ran;
}
