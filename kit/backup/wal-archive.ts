import { chmod, chown, mkdir, readdir, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { makeDataDir, OWN_FOLDER } from '#kit/config/data-dir.ts';
import { databaseUser } from '#kit/db/postgres/postgres-user.ts';
import { claimBackups } from './system-identifier.ts';

/** A change is in the archive after at most so long, however little happens: less than five minutes may be lost. */
const ARCHIVE_AFTER_S = 240;

export const walFolder = (root: string): string => join(root, 'wal');

/** These commands are read by a shell of the database. */
function shellPath(root: string): string {
  const folder = walFolder(root);
  if (/['%\\\n]/.test(folder))
    throw new ConfigProblem(
      `BACKUP_DIR (${root}) must be a path without quotes, percent signs and backslashes.`,
    );
  return folder;
}

/**
 * How the embedded database of this folder is started so that it puts every change into the archive by itself. With the
 * log go the histories of its timelines: each restore begins one, and the next restore has to find its way along them.
 */
export async function archiveSettings(root: string, dataFolder: string): Promise<Record<string, string>> {
  if (platform() === 'win32') return {}; // Its shell has no gzip; there, each backup stands for itself.
  const folder = shellPath(root);
  const user = databaseUser();
  makeDataDir(root);
  await claimBackups(root, dataFolder);
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await chmod(folder, OWN_FOLDER);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const file = `'${folder}/%f.gz'`;
  return {
    archive_mode: 'on',
    // After a crash a file may come a second time. One of the same name that differs is of another life of this database:
    // neither must be lost, so an administrator has to look at it. A half-written file never has the right name.
    archive_command:
      `if test -f ${file}; then gzip -dc ${file} | cmp -s - '%p' || ` +
      `{ echo 'BACKUP_DIR has another %f already' >&2; exit 1; }; ` +
      `else gzip -c '%p' > ${file}.part && mv ${file}.part ${file}; fi`,
    archive_timeout: String(ARCHIVE_AFTER_S),
  };
}

/** How a restored database is started until it is the college's own: what it has for the archive waits. */
export const ARCHIVE_LATER: Readonly<Record<string, string>> = { archive_mode: 'on', archive_command: '' };

/** What keeps changes from reaching the archive just now, for the log; null when nothing does. */
export async function archiveTrouble(ownerPool: Pool): Promise<string | null> {
  const { rows } = await ownerPool.query<{ wal: string; since: Date }>(
    `select last_failed_wal as wal, last_failed_time as since from pg_stat_archiver
     where last_failed_time > coalesce(last_archived_time, '-infinity')`,
  );
  const [failed] = rows;
  return failed
    ? `${failed.wal} could not be archived at ${failed.since.toISOString()}; the log of the database says why`
    : null;
}

export const restoreCommand = (root: string): string => {
  const file = `'${shellPath(root)}/%f.gz'`;
  return `test -f ${file} && gzip -dc ${file} > '%p'`;
};

/** A segment's place without its timeline, by which older and newer are told apart. */
const placeOf = (wal: string): string => wal.slice(8, 24);

/** Removes what only backups that are gone would need. */
export async function pruneArchive(root: string, firstWal: string): Promise<void> {
  for (const name of await readdir(walFolder(root)).catch(() => [])) {
    if (/^[0-9A-F]{24}[.\w]*\.gz$/.test(name) && placeOf(name) < placeOf(firstWal))
      await rm(join(walFolder(root), name), { force: true });
  }
}
