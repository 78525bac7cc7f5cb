import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { OWN_FILE } from '#kit/config/data-dir.ts';
import { copyFile, isMissing, makeFolder } from './copy-file.ts';
import type { MirroredFile } from './manifest.ts';
import { walk } from './walk.ts';

/** What is being sent just now is not part of the college yet. */
const UNFINISHED = /^(incoming|uploads)(\/|$)/;
/** The server and a backup may copy at once. So long is left alone what one of them may need and has not told of yet. */
const LEFT_ALONE_MS = 24 * 60 * 60_000;
/** A file that is replaced while it is copied is copied again, so often. */
const MAX_TRIES = 3;

export const mirrorFolder = (root: string): string => join(root, 'files');
const indexPath = (root: string): string => join(root, 'files.json');
/** Copies are begun here: one that is cut short never has the name of a whole one. */
const begunFolder = (root: string): string => join(root, 'begun');

/** Where the copy of a file is in the mirror. */
export const placeOf = ({ path, copy }: Pick<MirroredFile, 'path' | 'copy'>): string => copy ?? path;

/** What was copied of the object store until now, whichever backup came last. */
export async function readMirrored(root: string): Promise<MirroredFile[]> {
  const text = await readFile(indexPath(root), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '[]';
    throw error;
  });
  return JSON.parse(text) as MirroredFile[];
}

interface MirrorOptions {
  signal?: AbortSignal;
  /** How a file is copied; tests let something happen to it meanwhile. */
  copy?: typeof copyFile;
}

/**
 * Copies what is new of the object store's folder; what was copied before is known by its size and time. What is
 * removed meanwhile is left out, and who is told to stop has changed nothing that was whole.
 */
export async function mirrorFiles(
  folder: string,
  root: string,
  { signal, copy = copyFile }: MirrorOptions = {},
): Promise<MirroredFile[]> {
  await removeOld(begunFolder(root), Date.now());
  const before = new Map((await readMirrored(root)).map((file) => [file.path, file]));
  const files: MirroredFile[] = [];
  for await (const { path, isFolder } of walk(folder, (one) => !UNFINISHED.test(one))) {
    signal?.throwIfAborted();
    if (isFolder) continue;
    const last = before.get(path);
    const isKnown = last !== undefined && (await isCopied(folder, root, last));
    const file = isKnown ? last : await copyWhole(folder, root, { path, last, copy });
    if (file) files.push(file);
  }
  const written = join(begunFolder(root), randomUUID());
  await makeFolder(begunFolder(root));
  await writeFile(written, JSON.stringify(files), { mode: OWN_FILE, flush: true });
  await rename(written, indexPath(root));
  return files;
}

const lookAt = (path: string): Promise<Stats | null> => stat(path).catch(() => null);

const isWhole = async (root: string, file: MirroredFile): Promise<boolean> =>
  (await lookAt(join(mirrorFolder(root), placeOf(file))))?.size === file.bytes;

async function isCopied(folder: string, root: string, last: MirroredFile): Promise<boolean> {
  const found = await lookAt(join(folder, last.path));
  const isUnchanged = found?.mtimeMs === last.mtimeMs && found.size === last.bytes;
  return isUnchanged && isWhole(root, last);
}

/** Copies a file as it is at one moment; null where it is gone before its copy is whole. */
async function copyWhole(
  folder: string,
  root: string,
  { path, last, copy }: { path: string; last: MirroredFile | undefined; copy: typeof copyFile },
): Promise<MirroredFile | null> {
  const begun = join(begunFolder(root), randomUUID());
  try {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const before = await lookAt(join(folder, path));
      const copied = await copy(join(folder, path), begun, { flush: true });
      const after = await lookAt(join(folder, path));
      if (!before || !copied || !after) return null;
      const { mtimeMs } = after;
      if (before.mtimeMs === mtimeMs && before.ino === after.ino && copied.bytes === after.size)
        return last?.sha256 === copied.sha256 && (await isWhole(root, last))
          ? { ...last, mtimeMs } // The same bytes, as after a restore.
          : await putInPlace(begun, root, { path, mtimeMs, ...copied });
    }
  } finally {
    await rm(begun, { force: true });
  }
  throw new Error(`${path} is written all the time and cannot be copied.`);
}

/** Never in the place of another copy: an earlier backup may speak of that one. */
async function putInPlace(begun: string, root: string, file: MirroredFile): Promise<MirroredFile> {
  const isTaken = (await lookAt(join(mirrorFolder(root), file.path))) !== null;
  const placed = isTaken ? { ...file, copy: `${file.path}.${file.sha256.slice(0, 16)}` } : file;
  const target = join(mirrorFolder(root), placeOf(placed));
  await makeFolder(dirname(target));
  await rename(begun, target);
  return placed;
}

/** Removes the copies that no backup has spoken of for a while. */
export async function pruneMirror(root: string, kept: readonly MirroredFile[], now: Date): Promise<void> {
  const places = new Set(kept.map(placeOf));
  for await (const { path, isFolder } of walk(mirrorFolder(root)))
    if (!isFolder && !places.has(path)) await removeIfOld(join(mirrorFolder(root), path), now.getTime());
}

async function removeOld(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) await removeIfOld(join(folder, name), nowMs);
}

async function removeIfOld(path: string, nowMs: number): Promise<void> {
  const found = await lookAt(path);
  if (found && found.mtimeMs < nowMs - LEFT_ALONE_MS) await rm(path, { force: true });
}
