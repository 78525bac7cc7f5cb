import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { isRunning } from '#kit/db/postgres/running-process.ts';
import { freePort } from '#testing/site/site-port.ts';
import { machineEnv } from '#testing/machine-env.ts';

// The whole program is started, which may take its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-dies-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

let server: ChildProcess | null = null;
let busy: number | null = null;
afterEach(async () => {
  // It would not notice the end of its database for days.
  if (busy !== null && (await isRunning(busy, 'postgres'))) process.kill(busy, 'SIGKILL');
  if (server?.exitCode === null) server.kill('SIGKILL');
  // A server that was killed leaves its database running.
  await (await startPostgres(join(folder, 'postgres'))).stop();
});

/** Several processes, of which the one that began the others looks after the database. */
const SEVERAL = {
  APP_ENV: 'production',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  WORKERS: '2',
  ALLOW_ANY_QUERY: 'true',
  LOG_LEVEL: 'warn',
};

async function start(): Promise<{ url: string; told: () => string }> {
  const port = await freePort();
  let out = '';
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { ...machineEnv(), DATA_DIR: folder, SEED: 'empty', PORT: String(port), ...SEVERAL },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server = child;
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await vi.waitFor(() => expect(out).toContain('Berea is ready'), { timeout: 240_000, interval: 50 });
  return { url: `http://127.0.0.1:${port}`, told: () => out };
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** A connection so busy that it does not notice that its database is gone: until it ends, no other one can start. */
async function busyBackend(): Promise<number> {
  const client = new pg.Client((await startPostgres(join(folder, 'postgres'))).url());
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  void client
    .query('select count(*) from (select generate_series(1, 1000000000000)) endless')
    .catch(() => undefined);
  return rows[0]?.pid ?? 0;
}

const health = async (url: string) => {
  const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  return [response.status, await response.json()];
};
const currentUser = async (url: string) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'college-app',
      connection: 'close',
      cookie: '__Host-sid=0190a0a0-0000-7000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    },
    body: JSON.stringify({ query: 'query currentUser { currentUser { _id } }', variables: {} }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
};

/** Puts a job into the queue and waits until it has been done. */
async function jobIsDone(): Promise<void> {
  const client = new pg.Client((await startPostgres(join(folder, 'postgres'))).url());
  await client.connect();
  await client.query(`select graphile_worker.add_job('sweepSessions')`);
  const waiting = `select from graphile_worker.jobs where task_identifier = 'sweepSessions'`;
  await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(0), {
    timeout: 120_000,
    interval: 50,
  });
  await client.end();
}

test('a database that dies is started again, and until then everybody is told that it is away', async () => {
  const { url, told } = await start();
  expect((await currentUser(url)).status).toBe(200);
  busy = await busyBackend();
  const victim = await postmaster();
  process.kill(victim, 'SIGKILL');

  await vi.waitFor(() => expect(told()).toContain('the embedded database has ended and is started again'), {
    timeout: 60_000,
  });
  expect(await health(url)).toEqual([503, { status: 'unavailable', reason: 'the database does not answer' }]);
  expect(await currentUser(url)).toMatchObject({
    status: 503,
    retryAfter: '2',
    body: { data: null, errors: [{ extensions: { code: 'UNAVAILABLE', problem: 'partAway' } }] },
  });

  process.kill(busy, 'SIGKILL');
  await vi.waitFor(async () => expect(await health(url)).toEqual([200, { status: 'ok' }]), {
    timeout: 120_000,
    interval: 100,
  });
  await vi.waitFor(() => expect(told()).toContain('the embedded database is back'), { timeout: 60_000 });
  expect(await postmaster()).not.toBe(victim);
  expect((await currentUser(url)).body).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await jobIsDone();

  const child = server as ChildProcess;
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  await expect(postmaster()).rejects.toThrow('ENOENT');
});
