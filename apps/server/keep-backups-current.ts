import { join } from 'node:path';
import type { Pool } from 'pg';
import { mirrorFiles } from '#kit/backup/mirror-files.ts';
import { archiveTrouble } from '#kit/backup/wal-archive.ts';
import type { Config } from '#kit/config/config.ts';
import type { NoteTrouble } from './log.ts';
import type { Stop } from './start/started.ts';

/** As often as the database's changes reach the archive. */
const EVERY_MS = 240_000;

/**
 * Copies new files to the backups by and by, so that they are there with the changes that speak of them, and tells when
 * those changes do not get there.
 */
export function keepBackupsCurrent(
  config: Pick<Config, 'dataDir' | 'backupDir' | 'storageUrl' | 'databaseUrl'>,
  ownerPool: Pool,
  noteTrouble: NoteTrouble,
): Stop | null {
  const { dataDir, backupDir, storageUrl, databaseUrl } = config;
  if (!backupDir) return null;
  const over = new AbortController();
  const bringUpToDate = async (): Promise<void> => {
    const trouble = databaseUrl ? null : await archiveTrouble(ownerPool);
    if (trouble) noteTrouble('changes do not reach the archive in BACKUP_DIR', new Error(trouble));
    if (!storageUrl) await mirrorFiles(join(dataDir, 'files'), backupDir, over);
  };
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A round that takes longer than the time between two is not joined by another one.
    working ??= bringUpToDate()
      .catch((error: unknown) => {
        if (!over.signal.aborted) noteTrouble('new files could not be copied to BACKUP_DIR', error);
      })
      .finally(() => (working = null));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    over.abort();
    await working;
  };
}
