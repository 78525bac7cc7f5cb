import { createHash } from 'node:crypto';
import { access, chown, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { untilOneAnswers } from './postgres-answers.ts';
import { initialise, launch, loadBinaries } from './postgres-programs.ts';
import { databaseUser } from './postgres-user.ts';
import { isAlive, runningPostmaster } from './running-process.ts';
import { until } from '../until.ts';

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

/** A note in the data folder that says that its making came to its end. */
const isComplete = (dataFolder: string): Promise<boolean> => exists(join(dataFolder, 'complete'));

/** Starts the database of this folder, making it first if need be, or joins it where it still runs. */
export async function startPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(dataDir);
  if (!(await isComplete(dataFolder))) await initialise(await loadBinaries(), dataFolder, databaseUser());
  return runPostgres(dataFolder, settings);
}

/** Starts a database that ran before. Where its folder is gone, a new and empty one must not take its place. */
export async function restartPostgres(
  dataDir: string,
  settings: Record<string, string>,
  signal: AbortSignal,
): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(dataDir);
  if (!(await isComplete(dataFolder))) throw new ConfigProblem(`There is no database in ${dataFolder}.`);
  return runPostgres(dataFolder, settings, signal);
}

async function runPostgres(
  dataFolder: string,
  settings: Record<string, string>,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const sockets = socketFolder(dataFolder);
  const user = databaseUser();
  const binaries = await loadBinaries();
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) await chown(sockets, user.uid, user.gid);

  const url = (database = 'berea') =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`;
  const launchOne = () => launch(binaries, dataFolder, sockets, user, settings);
  // A server that was killed leaves its database running: that one is as good as a new one.
  const pid = await untilOneAnswers(url('postgres'), await runningPostmaster(dataFolder), launchOne, signal);
  await makeDatabase(url('postgres'));
  return {
    url,
    pid,
    async stop() {
      if (isAlive(pid)) {
        process.kill(pid, 'SIGINT'); // "fast": ends the sessions, writes a checkpoint, leaves cleanly.
        await until(() => !isAlive(pid), { ms: 20_000, what: 'the database to stop' });
      }
      // Another process may have restarted it meanwhile; then the sockets are that one's.
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
