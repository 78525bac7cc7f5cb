import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { freePort } from '#testing/site/site-port.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { machineEnv } from '#testing/machine-env.ts';

// Each test starts the whole program, which may take its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-start-'));
  await chmod(folder, 0o755);
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const started: Started[] = [];
afterEach(async () => {
  for (const { child } of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

interface Started {
  child: ReturnType<typeof spawn>;
  told: () => string;
  complained: () => string;
}

/** The program itself, in a process of its own, with nothing in its environment but this. */
function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { ...machineEnv(), DATA_DIR: folder, SEED: 'empty', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
  const one = { child, told: () => texts.out, complained: () => texts.err };
  started.push(one);
  return one;
}
async function ends({ child, told, complained }: Started): Promise<{ code: unknown; said: string[] }> {
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: `${told()}${complained()}`.trim().split('\n') };
}
async function saysReady({ child, told }: Started): Promise<void> {
  while (!/^Berea is ready at /m.test(told())) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'close')]);
  }
}

async function postmaster(): Promise<number> {
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  // The file is there a moment before its words are.
  if (!pid) throw new Error('The database has not written down its process yet.');
  return pid;
}

/** What of the data folder other users of the machine could read or list; the database looks after its own folder. */
async function openToOthers(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true });
  const own = entries.filter((name) => name !== 'postgres' && !name.startsWith('postgres/'));
  const modes = await Promise.all(own.map(async (name) => (await stat(join(place, name))).mode & 0o077));
  return own.filter((_, at) => modes[at] !== 0);
}

const NO_DATABASE = 'No database answers at the address of DATABASE_URL.';

describe('the server does not start', () => {
  test('on a database that may lose what it acknowledged, and says so in one sentence (A3)', async () => {
    expect(await ends(start({ DATABASE_URL: database.url }))).toEqual({
      code: 1,
      said: [
        expect.stringMatching(
          /^The database has (fsync|full_page_writes|synchronous_commit) = off: what was acknowledged could be lost in a crash\. Set it to on\.$/,
        ),
      ],
    });
  });

  test.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { APP_ENV: 'production' },
      'SESSION_SECRET is missing: production needs a secret of at least 32 characters.',
    ],
    [{ SEED: 'x' }, 'SEED must be empty, demo, demo:10 or demo:100.'],
    [{ DATABASE_URL: 'postgres://berea:hunter2@127.0.0.1:1/berea' }, NO_DATABASE],
    [{ DATABASE_URL: 'postgres://berea:hunter2@nowhere.invalid/berea' }, NO_DATABASE],
    [
      { DATA_DIR: join(process.cwd(), 'package.json') },
      `DATA_DIR (${join(process.cwd(), 'package.json')}) is a file, not a folder: choose another folder.`,
    ],
  ] as [Record<string, string>, string][])('with %j, and says so in one sentence', async (env, sentence) => {
    expect(await ends(start(env))).toEqual({ code: 1, said: [sentence] });
  });

  test('on a database that is not there, and says so in one sentence', async () => {
    const url = database.url.replace(/\/[^/?]+\?/, '/ghost?');
    expect(await ends(start({ DATABASE_URL: url }))).toEqual({
      code: 1,
      said: ['DATABASE_URL names a database that does not exist: create it first.'],
    });
  });

  test.each([
    [
      'a port that is taken',
      {},
      /^PORT \d+ is in use by another program: stop it, or choose another port\.$/,
    ],
    [
      'a host that is not this machine',
      { HOST: '192.0.2.1' },
      /^HOST \(192\.0\.2\.1\) is not a name or an address of this machine\.$/,
    ],
  ] as [string, Record<string, string>, RegExp][])(
    'at %s, says so in one sentence and leaves nothing running',
    async (_, env, sentence) => {
      const holder = createServer().listen(0, '127.0.0.1');
      await once(holder, 'listening');
      const { port } = holder.address() as AddressInfo;
      const { code, said } = await ends(start({ PORT: String(port), ...env }));
      holder.close();
      expect([code, said]).toEqual([1, [expect.stringMatching(sentence)]]);
      await expect(postmaster()).rejects.toThrow('ENOENT');
    },
  );
});

describe('the server of several processes', () => {
  const several = {
    APP_ENV: 'production',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    WORKERS: '2',
    METRICS_TOKEN: 'a token of its own',
  };
  test('says once what is wrong when they cannot start, and leaves nothing running', async () => {
    const wrong = { ...several, PORT: '0', STORAGE_URL: 's3://key:secret@bucket?endpoint=nowhere' };
    const server = start(wrong);
    const { code, said } = await ends(server);
    expect([code, said.filter((line) => !line.startsWith('{'))]).toEqual([
      1,
      ['STORAGE_URL has an endpoint that is no http or https address.'],
    ]);
    await expect(postmaster()).rejects.toThrow('ENOENT');
  });

  test('tells what each of them counted, whichever is asked', async () => {
    const port = await freePort();
    const server = start({ ...several, PORT: String(port), LOG_LEVEL: 'error' });
    await saysReady(server);
    const url = `http://127.0.0.1:${port}`;
    const REFUSED = 6;
    for (let n = 0; n < REFUSED; n++) {
      // Each connection may be taken by another process.
      const headers = {
        'content-type': 'application/json',
        'x-requested-by': 'college-app',
        connection: 'close',
      };
      await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{ nothing }"}' });
    }
    for (let n = 0; n < 4; n++) {
      const asked = { connection: 'close', authorization: `Bearer ${several.METRICS_TOKEN}` };
      const response = await fetch(`${url}/metrics`, { headers: asked });
      const lines = (await response.text()).split('\n');
      const refused = lines.flatMap(
        (line) =>
          /^berea_request_seconds_count\{process="web-\d",operation="other",outcome="refused"\} (\d+)/.exec(
            line,
          )?.[1] ?? [],
      );
      expect(refused.map(Number).reduce((sum, count) => sum + count, 0)).toBe(REFUSED);
      const processes = lines.flatMap((line) => /^berea_heap_bytes\{process="(.+)"\}/.exec(line)?.[1] ?? []);
      expect(processes.toSorted()).toEqual(['CRON', 'web-1', 'web-2']);
    }
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a guess' } })).status).toBe(
      404,
    );
    expect(await openToOthers(folder)).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await ends(server)).toMatchObject({ code: 0 });
  });

  test('does not start with more processes than the database has connections for', async () => {
    expect(await ends(start({ ...several, PORT: '0', WORKERS: '128' }))).toEqual({
      code: 1,
      said: [
        expect.stringMatching(
          /^WORKERS=128 needs 667 database connections and there are \d+: raise max_conn/,
        ),
      ],
    });
  });

  test('replaces one that dies once it was ready', async () => {
    const port = await freePort();
    const server = start({ ...several, PORT: String(port), LOG_LEVEL: 'error' });
    await saysReady(server);
    const firstWeb = () => childWith(server, 'BEREA_PROCESS=web-1');
    const victim = await firstWeb();
    process.kill(victim, 'SIGKILL');
    await vi.waitFor(async () => expect(await firstWeb()).not.toBe(victim), 20_000);
    expect(server.told()).toContain('a process ended and is replaced');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await ends(server)).toMatchObject({ code: 0 });
  });

  test.each([several, { APP_ENV: 'development' }])(
    'that is told to stop while it starts (%j) stops what it has started',
    async (env) => {
      const server = start({ ...env, PORT: '0' });
      // As soon as the database runs there is something to leave behind.
      const pid = await vi.waitFor(postmaster, { timeout: 30_000, interval: 5 });
      server.child.kill('SIGTERM');
      expect(await ends(server)).toMatchObject({ code: 0 });
      expect(server.told()).not.toContain('is ready');
      // The database may need a moment longer than the server until it is gone.
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
    },
  );
});

/** Which of a server's processes has this in its environment. */
async function childWith({ child: { pid } }: Started, setting: string): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const one of children.trim().split(' ')) {
    const environment = await readFile(`/proc/${one}/environ`, 'utf8').catch(() => '');
    if (environment.split('\0').includes(setting)) return Number(one);
  }
  throw new Error(`No process has ${setting}.`);
}

describe('the server with its own database', () => {
  test('says when it is ready, keeps others out of its folder, and leaves nothing running', async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await saysReady(server);
    expect(server.told()).toContain(`Berea is ready at http://localhost:${port}\n`);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

    const second = await ends(start({ PORT: String(await freePort()) }));
    expect(second).toMatchObject({
      code: 1,
      said: [expect.stringMatching(/^DATA_DIR .+ is in use by another Berea server \(process \d+\)/)],
    });

    const { pid } = await startPostgres(join(folder, 'postgres'));
    server.child.kill('SIGTERM');
    expect(await ends(server)).toMatchObject({ code: 0 });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('that an unsafe setting was written into is refused, and stopped again (A3)', async () => {
    const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' });
    const { said, code } = await ends(start({ PORT: '0' }));
    expect([code, said]).toEqual([1, [expect.stringContaining('The database has fsync = off')]]);
    expect(() => process.kill(postgres.pid, 0)).toThrow('ESRCH');
  });
});
