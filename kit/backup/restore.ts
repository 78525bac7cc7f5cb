import { chown, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { makeDataDir, OWN_FILE } from '#kit/config/data-dir.ts';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { databaseUser, type DatabaseUser } from '#kit/db/postgres-user.ts';
import { until } from '#kit/db/until.ts';
import { copyFile, makeFolder, type CopiedFile } from './copy-file.ts';
import { listBackups, readManifest, type Manifest } from './manifest.ts';
import { mirrorFolder, readMirrored } from './mirror-files.ts';
import { restoreCommand } from './wal-archive.ts';

/** Going through the log of a busy day takes its time. */
const RECOVERED_WITHIN_MS = 30 * 60_000;

export interface Restored {
  manifest: Manifest;
  files: number;
  /** The last change that came back. */
  upTo: Date | null;
}

/** The backup to restore: the one that was named, or the newest of a folder of backups. */
export async function findBackup(from: string): Promise<{ root: string; folder: string }> {
  const path = resolve(from);
  const [newest] = await listBackups(path);
  return newest === undefined
    ? { root: dirname(path), folder: path }
    : { root: path, folder: join(path, newest) };
}

/** Puts a backup into an empty folder, checks every byte of it, and takes in what the archive has of later changes. */
export async function restore(from: string, dataDir: string): Promise<Restored> {
  const { root, folder } = await findBackup(from);
  const manifest = await readManifest(folder);
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0)
    throw new ConfigProblem(
      `DATA_DIR (${dataDir}) is not empty: a backup is never restored over something else. Name another folder.`,
    );
  makeDataDir(dataDir);
  if (manifest.hasSecret) await copyFile(join(folder, 'session-secret'), join(dataDir, 'session-secret'));
  const files = await restoreFiles(root, dataDir, manifest);
  const upTo = manifest.database
    ? await restoreDatabase(root, folder, dataDir, manifest.database.files)
    : null;
  return { manifest, files, upTo };
}

/** Those of the backup, and those that were copied since, which later changes in the database may speak of. */
async function restoreFiles(root: string, dataDir: string, { files }: Manifest): Promise<number> {
  if (files === null) return 0;
  const later = await readMirrored(root);
  const all = [...new Map([...files, ...later].map((file) => [file.path, file])).values()];
  await copyAll(all, mirrorFolder(root), join(dataDir, 'files'));
  return all.length;
}

async function copyAll(
  files: readonly CopiedFile[],
  from: string,
  to: string,
  owner: DatabaseUser = {},
): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const copied = await copyFile(join(from, path), join(to, path), owner);
    if (copied?.sha256 !== sha256 || copied.bytes !== bytes)
      throw new ConfigProblem(
        `The backup is damaged: ${join(from, path)} ${copied ? 'is not as it was written' : 'is missing'}. ` +
          'Restore another backup.',
      );
  }
}

/** Folders that PostgreSQL expects and that hold nothing in a backup. */
const EMPTY_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
];

async function restoreDatabase(
  root: string,
  folder: string,
  dataDir: string,
  files: readonly CopiedFile[],
): Promise<Date | null> {
  const target = join(dataDir, 'postgres');
  const user = databaseUser();
  await makeFolder(target, user);
  for (const name of EMPTY_FOLDERS) await makeFolder(join(target, name), user);
  await copyAll(files, join(folder, 'postgres'), target, user);
  await makeSignal(target, user);
  const postgres = await startPostgres(target, {
    restore_command: restoreCommand(root),
    recovery_target_timeline: 'latest',
    archive_mode: 'off',
  });
  try {
    return await untilRecovered(postgres.url());
  } finally {
    await postgres.stop();
  }
}

/** Tells PostgreSQL to go on with the archive where the backup's own log ends. */
async function makeSignal(target: string, user: DatabaseUser): Promise<void> {
  const path = join(target, 'recovery.signal');
  await writeFile(path, '', { mode: OWN_FILE });
  if (user.uid !== undefined) await chown(path, user.uid, user.gid);
}

async function untilRecovered(url: string): Promise<Date | null> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let upTo: Date | null = null;
    await until(
      async () => {
        const { rows } = await client.query<{ recovering: boolean; upTo: Date | null }>(
          'select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as "upTo"',
        );
        upTo = rows[0]?.upTo ?? upTo;
        return rows[0]?.recovering === false;
      },
      { ms: RECOVERED_WITHIN_MS, what: 'the database to go through its log' },
    );
    return upTo;
  } finally {
    await client.end();
  }
}
