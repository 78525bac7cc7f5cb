import { chmod, chown, mkdir, readdir, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';
import { makeDataDir, OWN_FOLDER } from '#kit/config/data-dir.ts';
import { databaseUser } from '#kit/db/postgres-user.ts';

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

/** How the embedded database is started so that it puts every change into the archive by itself. */
export async function archiveSettings(root: string): Promise<Record<string, string>> {
  if (platform() === 'win32') return {}; // Its shell has no gzip; there, each backup stands for itself.
  const folder = shellPath(root);
  const user = databaseUser();
  makeDataDir(root);
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await chmod(folder, OWN_FOLDER);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const file = `'${folder}/%f.gz'`;
  return {
    archive_mode: 'on',
    // What is there already was written to its end, so it is the same. A half-written file never has the right name.
    archive_command: `test -f ${file} || (gzip -c '%p' > ${file}.part && mv ${file}.part ${file})`,
    archive_timeout: String(ARCHIVE_AFTER_S),
  };
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
