import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_FILE, OWN_FOLDER } from '#kit/config/data-dir.ts';
import { StoreProblem, type StoredObject } from './object-store.ts';

/**
 * What is known about a file stands behind its bytes, in a trailer of fixed length. So one rename makes bytes and
 * type visible together, and any program that reads the file from its beginning still understands it.
 */
export const TRAILER_BYTES = 256;
const BLOCK_BYTES = 1024 * 1024;
const CONTENT_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/;

interface Trailer {
  berea: 1;
  contentType: string;
  etag: string;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface NewFile {
  /** Where the file is written before it takes its place; on the same disk as the target. */
  incoming: string;
  target: string;
  contentType: string;
  sizeMax?: number;
}

/**
 * Nothing is at the target until everything is on the disk, so a killed process leaves no half file.
 * The folder of the target must exist.
 */
export async function writeWhole(file: NewFile, bytes: Bytes): Promise<StoredObject> {
  checkContentType(file.contentType);
  const path = join(file.incoming, randomUUID());
  try {
    const stored = await writeSynced(path, file, bytes);
    await rename(path, file.target);
    await syncFolder(dirname(file.target));
    return stored;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** The ETag is the SHA-256 of the bytes: processors have instructions for it, so it costs a third of S3's MD5. */
async function writeSynced(path: string, file: NewFile, bytes: Bytes): Promise<StoredObject> {
  return withFile(path, 'wx', async (handle) => {
    const { contentType, sizeMax = Number.POSITIVE_INFINITY } = file;
    const sha256 = createHash('sha256');
    let size = 0;
    for await (const block of inBlocks(bytes)) {
      size += block.byteLength;
      if (size > sizeMax) throw new StoreProblem('partTooLarge', `more than ${sizeMax} bytes`);
      sha256.update(block);
      await handle.appendFile(block);
    }
    const etag = sha256.digest('hex');
    const trailer: Trailer = { berea: 1, contentType, etag };
    await handle.appendFile(JSON.stringify(trailer).padEnd(TRAILER_BYTES));
    await handle.sync();
    return { size, contentType, etag };
  });
}

/**
 * The same bytes in larger blocks, for each write is a journey to another thread and back. All are in one buffer that
 * is used again and again: take each block before asking for the next.
 */
async function* inBlocks(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let filled = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.byteLength;) {
      const taken = chunk.subarray(at, at + BLOCK_BYTES - filled);
      block.set(taken, filled);
      filled += taken.byteLength;
      at += taken.byteLength;
      if (filled < BLOCK_BYTES) continue;
      yield block;
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

export function checkContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw new TypeError(`Not a type of content: ${contentType}`);
}

/** Opens a file that writeWhole made; null if there is none. The caller closes the handle. */
export async function openWhole(path: string): Promise<{ handle: FileHandle; about: StoredObject } | null> {
  const handle = await openIfThere(path);
  if (!handle) return null;
  try {
    return { handle, about: await readTrailer(handle, path) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readTrailer(handle: FileHandle, path: string): Promise<StoredObject> {
  const size = (await handle.stat()).size - TRAILER_BYTES;
  if (size < 0) throw new Error(`${path} is too short to be a stored file.`);
  const { buffer } = await handle.read(Buffer.alloc(TRAILER_BYTES), 0, TRAILER_BYTES, size);
  const { contentType, etag } = JSON.parse(buffer.toString()) as Trailer;
  return { size, contentType, etag };
}

/** Removing what is not there is no problem. */
export async function removeWhole(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The same of a folder: it is gone for everybody at once, and then from the disk. */
export async function removeFolder(path: string, incoming: string): Promise<void> {
  const leaving = join(incoming, randomUUID());
  try {
    await rename(path, leaving);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await syncFolder(dirname(path));
  await rm(leaving, { recursive: true, force: true });
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A name is on the disk only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  await withFile(folder, 'r', async (handle) => handle.sync());
}

export async function withFile<T>(path: string, flags: string, use: (handle: FileHandle) => Promise<T>) {
  const handle = await open(path, flags, OWN_FILE);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/** Makes a folder that is still there after a power cut. The path is absolute. */
export async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  if (firstMade === undefined) return;
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}
