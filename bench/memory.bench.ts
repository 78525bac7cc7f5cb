import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { newDataDir, startBenchServer } from './bench-college.ts';
import { ask, CURRENT_USER, makeSessions } from './load.ts';
import { figure } from './figures.ts';
import { proportionalMb } from './proportional-memory.ts';

const REQUESTS = 10_000;
/** Until connections that nobody uses are closed (kit/db/pool.ts) and resting processes have swept. */
const REST_MS = 45_000;

export async function main(): Promise<void> {
  await measureOneProcess();
  await measureTwoWorkers();
}

/** What one server process holds after its first start, which also made the demo college, and ten thousand requests. */
async function measureOneProcess(): Promise<void> {
  const server = await startBenchServer();
  try {
    figure('memory once ready, the demo college just made', await residentMb(server.pid), 'MB');
    const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
    const cookies = await makeSessions(postgres.url());
    await ask({ url: `${server.url}/graphql`, query: CURRENT_USER, cookies, requests: REQUESTS });
    figure('memory after ten thousand requests', await residentMb(server.pid), 'MB', { atMost: 250 });
  } finally {
    await server.stop();
  }
}

/** All that runs for a college with two workers: four processes of ours, the database and its connections. */
async function measureTwoWorkers(): Promise<void> {
  const dataDir = await newDataDir();
  // Making the demo college fills the database's buffers with what nobody has asked for.
  await (await startBenchServer({ dataDir })).stop();
  const server = await startBenchServer({ dataDir, env: { WORKERS: '2' } });
  try {
    const postgres = await startPostgres(join(server.dataDir, 'postgres'));
    const all = () => proportionalMb([server.pid, postgres.pid]);
    await pause(REST_MS);
    figure('two workers and the database, at rest after the start', await all(), 'MB', { atMost: 400 });
    const cookies = await makeSessions(postgres.url());
    await ask({ url: `${server.url}/graphql`, query: CURRENT_USER, cookies, requests: REQUESTS });
    figure('the same, right after ten thousand requests', await all(), 'MB');
    await pause(REST_MS);
    figure('the same, at rest again', await all(), 'MB', { atMost: 400 });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
