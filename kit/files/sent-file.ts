import { createHash } from 'node:crypto';
import { noteArrival } from './sent-uploads.queries.ts';
import { takeRoomToSend, type Sender } from './sending-quota.ts';
import { StoreProblem, type ObjectStore } from './object-store.ts';
import { sniff, SNIFFED_BYTES, UNKNOWN_TYPE } from './sniff.ts';

/** Small enough to be sent again on a bad line; every store takes parts of this size (S3: at least 5 MiB). */
export const SENT_PART_BYTES = 6_000_000;

/** An hour on a slow line. */
const URL_EXPIRES_IN_S = 3_600;

/** Where a browser sends a file of known size, part by part, past our server. */
export interface OpenedSending {
  uploadId: string;
  /** One address for each part, in their order. */
  urls: string[];
  partBytes: number;
}

interface FileOnItsWay {
  key: string;
  bytes: number;
  /** All of it in one part, if it is as large as the file. */
  partBytes?: number;
}

const partsOf = ({ bytes, partBytes = SENT_PART_BYTES }: FileOnItsWay) =>
  Array.from({ length: Math.max(1, Math.ceil(bytes / partBytes)) }, (_, at) => ({
    partNumber: at + 1,
    size: Math.min(partBytes, bytes - at * partBytes),
  }));

/** Lets a browser send a file, if it is within what its sender may send in a day. */
export async function openSending(
  store: ObjectStore,
  sender: Sender,
  file: FileOnItsWay,
): Promise<OpenedSending> {
  const { key, bytes, partBytes = SENT_PART_BYTES } = file;
  await takeRoomToSend(sender, file);
  const { uploadId } = await store.beginUpload(key, { contentType: UNKNOWN_TYPE, bytes });
  const urls = partsOf(file).map(({ partNumber, size }) =>
    store.partUrl({ key, uploadId, partNumber, bytes: size, expiresInS: URL_EXPIRES_IN_S }),
  );
  return { uploadId, urls: await Promise.all(urls), partBytes };
}

/**
 * Puts together what was sent. Says false when it has not all arrived; what is told twice is true twice. What lies there
 * already stays as it is, even if something else was sent to the same place since: the sender may have a receipt for it.
 */
export async function joinSent(
  store: ObjectStore,
  { db, now }: Pick<Sender, 'db' | 'now'>,
  file: FileOnItsWay & { uploadId: string },
): Promise<boolean> {
  const isThere = await join(store, file);
  if (isThere) await noteArrival(db, file.key, now);
  return isThere;
}

async function join(store: ObjectStore, file: FileOnItsWay & { uploadId: string }): Promise<boolean> {
  const { key, bytes, uploadId } = file;
  const there = await store.head(key);
  if (there) return there.size === bytes;
  try {
    await store.completeUpload({ key, uploadId, expectedParts: partsOf(file) });
    return true;
  } catch (error) {
    if (!(error instanceof StoreProblem) || error.isUnavailable) throw error;
    // A client that missed the answer may ask again.
    return (await store.head(key))?.size === bytes;
  }
}

/** What a stored file is, by its content alone, and its SHA-256. It is read once, piece by piece. */
export async function examineFile(
  store: ObjectStore,
  key: string,
): Promise<{ type: string; sha256: string }> {
  const { body } = await store.get(key);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let seen = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    hash.update(piece);
    if (seen < SNIFFED_BYTES) head.push(piece);
    seen += piece.length;
  }
  return { type: sniff(Buffer.concat(head)), sha256: hash.digest('hex') };
}
