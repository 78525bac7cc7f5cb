import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { ask, CURRENT_USER, makeSessions } from './load.ts';
import { figure } from './figures.ts';

const REQUESTS = 10_000;

/** What one server process holds after its first start, which also made the demo college, and ten thousand requests. */
export async function main(): Promise<void> {
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

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
