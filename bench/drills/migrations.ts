import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';
import { newDataDir } from '../bench-college.ts';
import { figure } from '../figures.ts';
import { fillCollege } from './migrations/large-college.ts';
import { OldServer } from './migrations/old-server.ts';

const MIGRATIONS = 'apps/server/migrations';
/** Rows of each of the large tables; fewer for a trial. */
const ROWS = Number(process.env['MIGRATION_ROWS'] ?? 1_000_000);
const USUAL_MS = 3_000;

/**
 * J6: the newest migrations, one by one, on a large college while it is used. The newest are those of the last day that
 * has any, or all from MIGRATIONS_FROM on: give it the first one that the release before did not have.
 */
export async function main(): Promise<void> {
  const all = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const from = process.env['MIGRATIONS_FROM'] ?? all.at(-1)?.slice(0, 8) ?? '';
  const newest = all.filter((name) => name >= from);
  const dataDir = await newDataDir();
  const folder = join(dataDir, 'migrations');
  const postgres = await startPostgres(join(dataDir, 'postgres'), { max_wal_size: '4GB' });
  const pool = openPool({ url: postgres.url(), size: 2 });
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    for (const name of newest) await rm(join(folder, name));
    await migrate(pool, folder);
    const client = new pg.Client(postgres.url());
    await client.connect();
    const filledAt = performance.now();
    await fillCollege(client, ROWS);
    await client.end();
    figure('rows in each of the large tables', ROWS, '', { atLeast: 1_000_000 });
    figure('filled in', (performance.now() - filledAt) / 1_000, 's');
    await measure(
      newest,
      async (name) => {
        await cp(join(MIGRATIONS, name), join(folder, name));
        await migrate(pool, folder);
      },
      postgres.url(),
    );
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  newest: readonly string[],
  run: (name: string) => Promise<void>,
  url: string,
): Promise<void> {
  const server = await OldServer.start(url);
  try {
    await pause(USUAL_MS);
    figure('without a migration: slowest statement', server.slowestMs, 'ms');
    for (const name of newest) {
      server.beginAnew();
      const startedAt = performance.now();
      await run(name);
      const tookMs = performance.now() - startedAt;
      await pause(200); // Those who waited have come through.
      figure(`${name.slice(0, 40)}: took`, tookMs, 'ms');
      figure('  served meanwhile, slowest statement', server.slowestMs, 'ms', { atMost: 2_000 });
    }
  } finally {
    await server.stop();
  }
  for (const error of new Set(server.errors)) console.log(error);
  figure('migrations tried', newest.length, '', { atLeast: 1 });
  figure('statements that failed', server.errors.length, '', { atMost: 0 });
}
