import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all files below a folder, relative to it, and its empty folders. What goes while it is read is left out. */
export async function* walk(
  root: string,
  isWanted: (path: string) => boolean = () => true,
  below = '',
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* walk(root, isWanted, path);
    } else if (entry.isFile()) yield { path, isFolder: false };
  }
}
