import { createHash } from 'node:crypto';
import { access, chown, mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { untilOneAnswers } from './postgres-answers.ts';
import { initialise, launch, loadBinaries } from './postgres-programs.ts';
import { databaseUser } from './postgres-user.ts';
import { isAlive, isRunning } from './running-process.ts';
import { until } from './until.ts';

/** A PostgreSQL of our own: real server binaries from npm, data in a folder, reached by a socket only. */
export interface EmbeddedPostgres {
  /** Address of a database in it; the one named `berea` exists from the start. */
  url(database?: string): string;
  pid: number;
  stop(): Promise<void>;
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
      if (isAlive(pid)) {
        process.kill(pid, 'SIGINT'); // "fast": ends the sessions, writes a checkpoint, leaves cleanly.
        await until(() => !isAlive(pid), { ms: 20_000, what: 'the database to stop' });
      }
      // Somebody else may have started it anew meanwhile; then the sockets are that one's.
      if (!(await runningPostmaster(dataFolder))) await rm(sockets, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'berea'`);
  if (!rowCount) await client.query('create database berea');
  await client.end();
}
