import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './disk-file.ts';
import { joinedPath } from './disk-layout.ts';

/** What the file system knows of a file changes with its bytes; no byte is read for it. */
export async function findStamp(path: string): Promise<string | null> {
  const paths = (await stampOf(path)) === null ? await partsOf(joinedPath(path)) : [path];
  const stamps = await Promise.all(paths.map(stampOf));
  if (stamps.length === 0 || stamps.includes(null)) return null;
  return createHash('sha256').update(stamps.join(' ')).digest('hex');
}

const stampOf = (path: string): Promise<string | null> =>
  stat(path, { bigint: true }).then(({ ino, size, ctimeNs }) => `${ino}-${size}-${ctimeNs}`, nullIfMissing);

const partsOf = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(nullIfMissing)) ?? []).toSorted().map((name) => join(folder, name));

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
