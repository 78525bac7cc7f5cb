import { Readable } from 'node:stream';
import { resolveRange, type ByteRange, type ResolvedRange } from './byte-range.ts';
import { openWhole } from './disk-file.ts';
import { findJoined, readJoined } from './disk-joined.ts';
import { joinedPath } from './disk-layout.ts';
import { StoreProblem, type OpenedObject, type StoredObject } from './object-store.ts';

/** Large pieces, for each is a journey to another thread; a segment of a film is read in two. */
const READ_BYTES = 256 * 1024;

export async function findObject(path: string): Promise<StoredObject | null> {
  const opened = await openEither(path);
  await opened?.close();
  return opened?.about ?? null;
}

export async function openObject(
  path: string,
  { key, range }: { key: string; range: ByteRange | undefined },
): Promise<OpenedObject> {
  const opened = await openEither(path);
  if (!opened) throw new StoreProblem('notFound', key);
  const { about } = opened;
  const resolved = range && resolveRange(range, about.size);
  if (resolved === null) {
    await opened.close();
    throw new StoreProblem('rangeOutside', `${key} has ${about.size} bytes`);
  }
  const { first, last } = resolved ?? { first: 0, last: about.size - 1 };
  if (last >= first)
    return { ...about, body: opened.read({ first, last }), ...(resolved && { range: resolved }) };
  await opened.close();
  return { ...about, body: Readable.from([]) };
}

interface Opened {
  about: StoredObject;
  /** Closes by itself when everything is read, or nobody wants more. */
  read(range: ResolvedRange): Readable;
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
    read: ({ first, last }) =>
      handle.createReadStream({ start: first, end: last, highWaterMark: READ_BYTES }),
    close: async () => handle.close(),
  };
}

async function openInParts(path: string): Promise<Opened | null> {
  const joined = await findJoined(path);
  if (!joined) return null;
  const { size, contentType, etag } = joined;
  return {
    about: { size, contentType, etag },
    read: (range) => Readable.from(readJoined(path, joined, range), { objectMode: false }),
    close: async () => undefined,
  };
}
