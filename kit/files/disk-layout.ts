import { opendir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { closeFolder } from '#kit/config/data-dir.ts';
import { isMissing, makeFolder, TRAILER_BYTES } from './disk-file.ts';
import { findJoined } from './disk-joined.ts';
import { checkKey } from './object-key.ts';
import type { ListedObject } from './object-store.ts';

/** What lies here longer was left by a process that died; no upload of one part takes a day. */
const INCOMING_HOURS_MAX = 24;

export interface DiskLayout {
  incoming: string;
  uploads: string;
  objects: string;
}

export async function layOut(directory: string, now: Date): Promise<DiskLayout> {
  const root = resolve(directory);
  const layout = {
    incoming: join(root, 'incoming'),
    uploads: join(root, 'uploads'),
    objects: join(root, 'objects'),
  };
  for (const folder of Object.values(layout)) await makeFolder(folder);
  await closeFolder(root);
  await removeLeftovers(layout.incoming, now);
  return layout;
}

/** Only by age: another process of the same server may be writing there. */
async function removeLeftovers(incoming: string, now: Date): Promise<void> {
  const oldest = now.getTime() - INCOMING_HOURS_MAX * 3_600_000;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await statIfThere(path);
    if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
}

/**
 * A folder's name ends in `=`, which encoding never leaves in a file's name. So the keys `a` and `a/b` can both
 * exist, as in S3.
 */
export function objectPath(layout: DiskLayout, key: string): string {
  checkKey(key);
  const segments = key.split('/').map(encodeURIComponent);
  const name = segments.pop() ?? '';
  return join(layout.objects, ...segments.map((segment) => `${segment}=`), name);
}

const JOINED = /==$/;

/** Where the parts of an object lie that was not stored in one piece; no folder of others is named like this. */
export const joinedPath = (path: string): string => `${path}==`;

export async function objectPathToWrite(layout: DiskLayout, key: string): Promise<string> {
  const path = objectPath(layout, key);
  await makeFolder(dirname(path));
  return path;
}

export async function* listObjects(layout: DiskLayout, prefix: string): AsyncGenerator<ListedObject> {
  yield* listFolder(layout.objects, '', prefix);
}

async function* listFolder(folder: string, start: string, prefix: string): AsyncGenerator<ListedObject> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !JOINED.test(entry.name)) {
      const below = `${start}${decodeURIComponent(entry.name.slice(0, -1))}/`;
      if (below.startsWith(prefix) || prefix.startsWith(below)) yield* listFolder(path, below, prefix);
      continue;
    }
    const key = start + decodeURIComponent(entry.name.replace(JOINED, ''));
    const found = key.startsWith(prefix) ? await statIfThere(path) : null;
    if (!found) continue;
    const size = found.isDirectory() ? await sizeInParts(path) : found.size - TRAILER_BYTES;
    if (size !== undefined) yield { key, size, storedAt: found.mtime };
  }
}

/** Nothing where a file in one piece has replaced it, and its writer was killed before it was cleared away. */
const sizeInParts = async (path: string): Promise<number | undefined> =>
  (await statIfThere(path.replace(JOINED, ''))) ? undefined : (await findJoined(path))?.size;

/** What was listed a moment ago may have been removed since. */
async function statIfThere(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
