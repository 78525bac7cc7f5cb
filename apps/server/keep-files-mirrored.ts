import { join } from 'node:path';
import { mirrorFiles } from '#kit/backup/mirror-files.ts';
import type { Config } from '#kit/config/config.ts';
import type { NoteTrouble } from './log.ts';
import type { Stop } from './started.ts';

/** As often as the database's changes reach the archive. */
const EVERY_MS = 240_000;

/** Copies new files to the backups by and by, so that they are there with the changes that speak of them. */
export function keepFilesMirrored(
  { dataDir, backupDir, storageUrl }: Config,
  noteTrouble: NoteTrouble,
): Stop | null {
  if (!backupDir || storageUrl) return null;
  let copying = Promise.resolve();
  const timer = setInterval(() => {
    copying = copying
      .then(() => mirrorFiles(join(dataDir, 'files'), backupDir))
      .then(
        () => undefined,
        (error: unknown) => noteTrouble('new files could not be copied to BACKUP_DIR', error),
      );
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await copying;
  };
}
