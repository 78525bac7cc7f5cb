import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { mirrorFiles } from '#kit/backup/mirror-files.ts';
import { archiveSettings } from '#kit/backup/wal-archive.ts';
import { walk } from '#kit/backup/walk.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { until } from '#kit/db/until.ts';
import { Browser } from '#testing/browser.ts';
import { newDataDir, startBenchServer } from '../bench-college.ts';
import { figure } from '../figures.ts';
import { rowChecksums } from './backup/row-checksums.ts';

const PORT = 3480;
const run = promisify(execFile);

/** J3: a college is backed up while it is written to, lost, and restored from the backup and the archive alone. */
export async function main(): Promise<void> {
  const [dataDir, backupDir, restoredDir] = [await newDataDir(), await newDataDir(), await newDataDir()];
  const command = (program: string, dir: string, args: string[] = []) =>
    run(process.execPath, [`apps/server/${program}.ts`, ...args], {
      env: { ...process.env, DATA_DIR: dir, BACKUP_DIR: backupDir },
    });
  try {
    const server = await startBenchServer({
      dataDir,
      port: PORT,
      env: { BACKUP_DIR: backupDir, SEED: 'demo' },
    });
    const live = await startPostgres(join(dataDir, 'postgres')); // Joins the server's own.
    const writer = await Writer.start(live.url());
    const backedUpAt = performance.now();
    await command('backup', dataDir);
    figure('backup while it is written to', (performance.now() - backedUpAt) / 1_000, 's');
    const writtenMeanwhile = await writer.stop();
    figure('written meanwhile', writtenMeanwhile, 'rows', { atLeast: 1 });
    figure('lost at most, by archive_timeout', await archiveTimeoutS(live.url()), 's', { atMost: 300 });
    await server.stop();
    const before = await lastState(dataDir, backupDir);

    const restoredAt = performance.now();
    const { stdout } = await command('restore', restoredDir, [backupDir]);
    console.log(stdout.trim());
    const restoreMs = performance.now() - restoredAt;
    await compare(before, restoredDir);
    const refetch = await startBenchServer({ dataDir: restoredDir, port: PORT });
    figure('restored and answering after (RTO)', (restoreMs + refetch.readyMs) / 1_000, 's', {
      atMost: 30 * 60,
    });
    figure('smoke checks that failed', await failedSmokeChecks(refetch.url), '', { atMost: 0 });
    await refetch.stop();
  } finally {
    for (const folder of [dataDir, backupDir, restoredDir])
      await rm(folder, { recursive: true, force: true });
  }
}

interface State {
  rows: Map<string, string>;
  files: Map<string, string>;
}

/** What the lost college held at its end, all of it in the archive. */
async function lastState(dataDir: string, backupDir: string): Promise<State> {
  const dataFolder = join(dataDir, 'postgres');
  const postgres = await startPostgres(dataFolder, await archiveSettings(backupDir, dataFolder));
  const rows = await rowChecksums(postgres.url());
  const client = new pg.Client(postgres.url());
  await client.connect();
  const switched = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  const wal = switched.rows[0]?.wal;
  await until(
    async () => {
      const text = 'select last_archived_wal >= $1 as done from pg_stat_archiver';
      return (await client.query<{ done: boolean }>(text, [wal])).rows[0]?.done === true;
    },
    { ms: 60_000, what: 'the last changes to reach the archive' },
  );
  await client.end();
  await postgres.stop();
  await mirrorFiles(join(dataDir, 'files'), backupDir); // As the server does every four minutes.
  return { rows, files: await fileChecksums(dataDir) };
}

async function fileChecksums(dataDir: string): Promise<Map<string, string>> {
  const root = join(dataDir, 'files', 'objects');
  const sums = new Map<string, string>();
  for await (const { path, isFolder } of walk(root)) {
    if (isFolder) continue;
    sums.set(
      path,
      createHash('sha256')
        .update(await readFile(join(root, path)))
        .digest('hex'),
    );
  }
  return sums;
}

async function compare(before: State, restoredDir: string): Promise<void> {
  const postgres = await startPostgres(join(restoredDir, 'postgres'));
  const rows = await rowChecksums(postgres.url());
  await postgres.stop();
  const files = await fileChecksums(restoredDir);
  const differing = [...before.rows].filter(([table, sum]) => rows.get(table) !== sum);
  for (const [table, sum] of differing) console.log(`${table}: was ${sum}, is ${rows.get(table)}`);
  figure('tables compared', before.rows.size, '', { atLeast: 50 });
  figure('tables that differ', differing.length, '', { atMost: 0 });
  figure('files compared', before.files.size, '', { atLeast: 1 });
  const lost = [...before.files].filter(([path, sum]) => files.get(path) !== sum);
  figure('files that differ or are missing', lost.length, '', { atMost: 0 });
}

/** Whether the restored college is open: it answers, knows its people, and nobody has touched its audit log. */
async function failedSmokeChecks(url: string): Promise<number> {
  const student = new Browser(url);
  const login = await student.logIn('student@berea.test', 'berea-demo');
  const health = await fetch(`${url}/healthz`);
  const config = (await (await fetch(`${url}/config.json`)).json()) as { appName?: string };
  const courses = await student.call('query currentUser { currentUser { _id groups { _id } } }');
  return [
    health.status === 200,
    Boolean(config.appName),
    Boolean(login.data?.['loginWithPassword']),
    courses.errors.length === 0,
  ].filter((isWell) => !isWell).length;
}

/** A user who writes all the time, as a college does. */
class Writer {
  readonly #client: pg.Client;
  readonly #writing: Promise<number>;
  #isOver = false;

  private constructor(client: pg.Client) {
    this.#client = client;
    this.#writing = this.#write();
  }

  static async start(url: string): Promise<Writer> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('create table drill_write (n int primary key, words text)');
    return new Writer(client);
  }

  async stop(): Promise<number> {
    this.#isOver = true;
    const written = await this.#writing;
    await this.#client.end();
    return written;
  }

  async #write(): Promise<number> {
    let n = 0;
    for (; !this.#isOver; n++)
      await this.#client.query(`insert into drill_write values ($1::int, repeat(md5($1::int::text), 30))`, [
        n,
      ]);
    return n;
  }
}

/** How old a change may become before it is in the archive. */
async function archiveTimeoutS(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ s: number }>(
    `select setting::int as s from pg_settings where name = 'archive_timeout'
       and current_setting('archive_mode') = 'on'`,
  );
  await client.end();
  return rows[0]?.s ?? Infinity;
}
