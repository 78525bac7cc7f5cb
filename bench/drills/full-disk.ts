import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { isRunning } from '#kit/db/postgres/running-process.ts';
import { until } from '#kit/db/until.ts';
import { freePort } from '#testing/site/site-port.ts';
import { machineEnv } from '#testing/machine-env.ts';
import { figure } from '../figures.ts';
import { SmallDisk } from './full-disk/small-disk.ts';

/** A new database, its log of changes, and some room to write before it is full. */
const DISK_MB = 320;
/** Back-off of at most fifteen seconds, and the start of the database itself. */
const BACK_WITHIN_S = 30;

interface Running {
  url: string;
  child: ChildProcess;
  told(): string;
}

/** The server on a disk that fills up: its database dies of it and comes back by itself as soon as there is space. */
export async function main(): Promise<void> {
  const disk = await SmallDisk.mount(DISK_MB);
  let server: Running | null = null;
  try {
    server = await startServer(disk.folder);
    const postgres = await startPostgres(join(disk.folder, 'postgres')); // Joins the server's own.
    const acknowledged = await writeUntilDead(disk, postgres);
    await until(async () => (await health(server?.url ?? '')) === 503, {
      ms: 30_000,
      what: 'the server to say that it cannot work',
    });
    figure('full disk: /healthz', await health(server.url), '', { atLeast: 503 });
    await until(() => server?.told().includes('does not start and is tried again') ?? false, {
      ms: 90_000,
      what: 'a try to start the database on the full disk',
    });
    await disk.makeSpace();
    const spaceAt = performance.now();
    await until(async () => (await health(server?.url ?? '')) === 200, {
      ms: 120_000,
      everyMs: 100,
      what: 'the server to come back once there is space',
    });
    figure('space again: back after', (performance.now() - spaceAt) / 1_000, 's', { atMost: BACK_WITHIN_S });
    const kept = await countKept(postgres.url());
    figure('acknowledged before it was full', acknowledged, 'rows', { atLeast: 1 });
    figure('acknowledged and lost', Math.max(0, acknowledged - kept), 'rows', { atMost: 0 });
  } finally {
    if (server && server.child.exitCode === null) {
      server.child.kill('SIGTERM');
      await once(server.child, 'exit');
    }
    await disk.unmount();
  }
}

async function startServer(dataDir: string): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { ...machineEnv(), PORT: String(port), DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await until(() => out.includes('Berea is ready') || child.exitCode !== null, {
    ms: 120_000,
    what: 'the server to be ready',
  });
  if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${out}`);
  return { url: `http://127.0.0.1:${port}`, child, told: () => out };
}

const health = (url: string): Promise<number> =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

/** Writes rows, fills the disk under the writing, and comes back when the database has given up; how many it took. */
async function writeUntilDead(
  disk: SmallDisk,
  { url, pid }: { url(): string; pid: number },
): Promise<number> {
  const client = new pg.Client(url());
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table drill_row (n int, filling text)');
  let acknowledged = 0;
  const write = async (): Promise<void> => {
    await client.query(`insert into drill_row values ($1, repeat('x', 20000))`, [acknowledged]);
    acknowledged++;
  };
  for (let n = 0; n < 100; n++) await write();
  await disk.fill();
  const endAt = performance.now() + 30_000;
  // A row that finds no space is refused; the database dies when its log of changes finds none.
  while (performance.now() < endAt && (await isRunning(pid, 'postgres'))) {
    await write().catch(() => client.query('select pg_switch_wal()').catch(() => undefined));
    await disk.fill();
  }
  await client.end().catch(() => undefined);
  // One that only refuses goes on living; what is to be seen is that a dead one comes back.
  if (await isRunning(pid, 'postgres')) process.kill(pid, 'SIGKILL');
  await until(async () => !(await isRunning(pid, 'postgres')), {
    ms: 10_000,
    what: 'the database to be gone',
  });
  await disk.fill();
  return acknowledged;
}

async function countKept(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from drill_row');
  await client.end();
  return rows[0]?.count ?? 0;
}
