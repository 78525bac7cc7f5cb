import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';
import { OWN_FILE } from '#kit/config/data-dir.ts';
import { makeFolder, type CopiedFile } from './copy-file.ts';

export interface MirroredFile extends CopiedFile {
  /** When it was last written, by which it is known without being read again. */
  mtimeMs: number;
  /** Where its copy is in the mirror, when that is not its path, where an earlier one may be. */
  copy?: string;
}

/** What a backup holds, with a checksum of everything. It is written last: a backup without one is not whole. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** The embedded database, file by file; null where the college keeps a database of its own. */
  database: { firstWal: string; lastWal: string; files: CopiedFile[] } | null;
  /** The object store's files, in the folder that all backups share; null where they are in a bucket. */
  files: MirroredFile[] | null;
  hasSecret: boolean;
}

const NAME = 'manifest.json';
/** Backups are named by their moment, so that they sort by age. */
export const backupName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
const IS_BACKUP = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, NAME);
  await makeFolder(folder);
  await writeFile(`${path}.part`, JSON.stringify(manifest), { mode: OWN_FILE, flush: true });
  await rename(`${path}.part`, path);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (text === null)
    throw new ConfigProblem(`${folder} is no whole backup: it has no ${NAME}, which is written last.`);
  return JSON.parse(text) as Manifest;
}

/** The whole backups of a folder, the newest first. */
export async function listBackups(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  const whole: string[] = [];
  for (const name of names
    .filter((one) => IS_BACKUP.test(one))
    .toSorted()
    .toReversed()) {
    if (await stat(join(root, name, NAME)).catch(() => null)) whole.push(name);
  }
  return whole;
}
