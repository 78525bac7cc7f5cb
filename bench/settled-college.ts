import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { newDataDir, startBenchServer, type BenchServer } from './bench-college.ts';

export interface SettledCollege {
  server: BenchServer;
  databaseUrl: string;
  databasePid: number;
}

/**
 * The real server in a college that was there before. One that has just written a hundred thousand people is slower as
 * long as it runs, and its database tidies up in its first minutes: both fell into whatever was measured just then.
 */
export async function openSettledCollege(
  seed: string,
  port: number,
  prepare = 'select 1',
): Promise<SettledCollege> {
  const dataDir = await newDataDir();
  const founding = await startBenchServer({ dataDir, port, env: { SEED: seed } });
  await settle((await startPostgres(join(dataDir, 'postgres'))).url(), prepare);
  await founding.stop();
  const server = await startBenchServer({ dataDir, port });
  const postgres = await startPostgres(join(dataDir, 'postgres')); // Joins the server's own.
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: { ...server, stop }, databaseUrl: postgres.url(), databasePid: postgres.pid };
}

async function settle(databaseUrl: string, prepare: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(prepare);
  await client.query('vacuum (analyze)');
  await client.end();
}
