import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';
import { OWN_FILE } from '#kit/config/data-dir.ts';
import { isMissing } from './copy-file.ts';
import { listBackups } from './manifest.ts';

const NAME = 'system-identifier';

/**
 * Makes a folder of backups the one of this database, or refuses it when it is another one's: two logs in one archive,
 * whose files have the same names, would be worth nothing. A database that was restored is the same as before.
 */
export async function claimBackups(root: string, dataFolder: string): Promise<void> {
  const own = await identifierOf(dataFolder);
  const kept = await keptIdentifier(root);
  if (kept === own) return;
  const isNobodys = kept === null && own !== null;
  if (!isNobodys)
    throw new ConfigProblem(
      `BACKUP_DIR (${root}) holds the backups of another database than that of DATA_DIR: name another folder, or restore ` +
        'them first (npm run restore).',
    );
  await writeFile(join(root, NAME), own, { mode: OWN_FILE, flush: true });
}

/** Written down, or told by what is in the folder; null in an empty one. */
async function keptIdentifier(root: string): Promise<string | null> {
  const written = await readIfThere(join(root, NAME));
  if (written) return written.toString();
  const [newest] = await listBackups(root);
  return newest === undefined ? null : identifierOf(join(root, newest, 'postgres'));
}

/** By what a database knows its own log; null where there is none yet, or one whose making was cut short. */
async function identifierOf(dataFolder: string): Promise<string | null> {
  const isComplete = await access(join(dataFolder, 'complete')).then(
    () => true,
    () => false,
  );
  const control = isComplete ? await readIfThere(join(dataFolder, 'global', 'pg_control')) : null;
  return control && control.readBigUInt64LE(0).toString(); // It is what the file begins with.
}

const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
