import { Readable } from 'node:stream';
import { resolveRange, type ByteRange, type ResolvedRange } from './byte-range.ts';
import { openWhole } from './disk-file.ts';
import { findJoined, readJoined } from './disk-joined.ts';
import { joinedPath } from './disk-layout.ts';
import { intoBlock, streamOf } from './disk-read.ts';
import { StoreProblem, type StoredObject } from './object-store.ts';
import type { ReadInto } from './pour.ts';

/** Open until it is read in one of the two ways: to its end, or until nobody wants more. */
export interface OpenedOnDisk extends StoredObject {
  range?: ResolvedRange;
  readInto: ReadInto;
  stream(): Readable;
}

export async function findObject(path: string): Promise<StoredObject | null> {
  const opened = await openEither(path);
  await opened?.close();
  return opened?.about ?? null;
}

export async function openObject(
  path: string,
  { key, range }: { key: string; range: ByteRange | undefined },
): Promise<OpenedOnDisk> {
  const opened = await openEither(path);
  if (!opened) throw new StoreProblem('notFound', key);
  const { about, read, close } = opened;
  const resolved = range && resolveRange(range, about.size);
  if (resolved === null) {
    await close();
    throw new StoreProblem('rangeOutside', `${key} has ${about.size} bytes`);
  }
  if (about.size > 0)
    return {
      ...about,
      ...(resolved && { range: resolved }),
      ...read(resolved ?? { first: 0, last: about.size - 1 }),
    };
  await close();
  return { ...about, readInto: () => Readable.from([]), stream: () => Readable.from([]) };
}

interface Opened {
  about: StoredObject;
  /** Of a range that is not empty. */
  read(range: ResolvedRange): Pick<OpenedOnDisk, 'readInto' | 'stream'>;
  close(): Promise<void>;
}

/** The file is looked for again: it may have replaced the parts since it was not there. */
const openEither = async (path: string): Promise<Opened | null> =>
  (await openInOnePiece(path)) ?? (await openInParts(joinedPath(path))) ?? (await openInOnePiece(path));

async function openInOnePiece(path: string): Promise<Opened | null> {
  const opened = await openWhole(path);
  if (!opened) return null;
  const { handle, about } = opened;
  return {
    about,
    read: (range) => ({
      readInto: (block) => intoBlock(block)(handle, range),
      stream: () => streamOf(handle, range),
    }),
    close: async () => handle.close(),
  };
}

async function openInParts(path: string): Promise<Opened | null> {
  const joined = await findJoined(path);
  if (!joined) return null;
  const { size, contentType, etag } = joined;
  return {
    about: { size, contentType, etag },
    read: (range) => ({
      readInto: (block) => readJoined(path, joined, { range, readPart: intoBlock(block) }),
      stream: () =>
        Readable.from(readJoined(path, joined, { range, readPart: streamOf }), { objectMode: false }),
    }),
    close: async () => undefined,
  };
}
