import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { makeDataDir, OWN_FILE } from '#kit/config/data-dir.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { databaseUser, type DatabaseUser } from '#kit/db/postgres/postgres-user.ts';
import { until } from '#kit/db/until.ts';
import { copyFile, makeFolder, type CopiedFile } from './copy-file.ts';
import { listBackups, readManifest, type Manifest } from './manifest.ts';
import { mirrorFolder, placeOf, readMirrored } from './mirror-files.ts';
import { ARCHIVE_LATER, restoreCommand } from './wal-archive.ts';

/** Going through the log of a busy day takes its time. */
const RECOVERED_WITHIN_MS = 30 * 60_000;

export interface Restored {
  manifest: Manifest;
  files: number;
  /** Files that came after the backup and of which there is no whole copy. */
  leftOut: string[];
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
  const { files, leftOut } = await restoreFiles(root, dataDir, manifest);
  const upTo = manifest.database
    ? await restoreDatabase(root, folder, dataDir, manifest.database.files)
    : null;
  return { manifest, files, leftOut, upTo };
}

/**
 * Those of the backup, and those that were copied since, which later changes in the database may speak of. A later one
 * that is not whole, as when the machine went down while it was copied, does not keep the rest from coming back.
 */
async function restoreFiles(
  root: string,
  dataDir: string,
  { files: own }: Manifest,
): Promise<Pick<Restored, 'files' | 'leftOut'>> {
  if (own === null) return { files: 0, leftOut: [] };
  const [from, to] = [mirrorFolder(root), join(dataDir, 'files')];
  const ofBackup = new Map(own.map((file) => [file.path, file]));
  const leftOut: string[] = [];
  let files = 0;
  for (const file of await readMirrored(root)) {
    const isSame = ofBackup.get(file.path)?.sha256 === file.sha256;
    if (isSame) continue;
    const isWhole = await copyWhole(join(from, placeOf(file)), join(to, file.path), file);
    if (isWhole) {
      ofBackup.delete(file.path);
      files++;
    } else {
      await rm(join(to, file.path), { force: true });
      if (!ofBackup.has(file.path)) leftOut.push(file.path);
    }
  }
  for (const file of ofBackup.values())
    await copyOrRefuse(join(from, placeOf(file)), join(to, file.path), file);
  return { files: files + ofBackup.size, leftOut };
}

type Checksum = Pick<CopiedFile, 'bytes' | 'sha256'>;

/** Copies a file of a backup; whether it is as it was written, and there at all. */
async function copyWhole(
  from: string,
  to: string,
  { bytes, sha256 }: Checksum,
  owner: DatabaseUser = {},
): Promise<boolean> {
  const copied = await copyFile(from, to, { owner });
  return copied?.sha256 === sha256 && copied.bytes === bytes;
}

async function copyOrRefuse(
  from: string,
  to: string,
  checksum: Checksum,
  owner?: DatabaseUser,
): Promise<void> {
  if (await copyWhole(from, to, checksum, owner)) return;
  const isThere = await stat(from).catch(() => null);
  throw new ConfigProblem(
    `The backup is damaged: ${from} ${isThere ? 'is not as it was written' : 'is missing'}. Restore another backup.`,
  );
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
  for (const file of files)
    await copyOrRefuse(join(folder, 'postgres', file.path), join(target, file.path), file, user);
  await makeSignal(target, user);
  const postgres = await startPostgres(target, {
    restore_command: restoreCommand(root),
    recovery_target_timeline: 'latest',
    ...ARCHIVE_LATER,
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
