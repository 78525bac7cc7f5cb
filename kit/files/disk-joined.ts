import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_FILE, OWN_FOLDER } from '#kit/config/data-dir.ts';
import type { ResolvedRange } from './byte-range.ts';
import { isMissing, openWhole, syncFolder, withFile } from './disk-file.ts';
import type { ReadHandle } from './disk-read.ts';
import { StoreProblem, type StoredObject, type StoredPart } from './object-store.ts';
import { totalSize } from './upload-parts.ts';

const ABOUT_FILE = 'about.json';

/** A file left in the pieces it came in: joining a lecture of 4 GB takes as long as looking at its parts. */
export interface JoinedObject extends StoredObject {
  parts: readonly StoredPart[];
}

interface Joining {
  incoming: string;
  /** The folder of the upload. */
  from: string;
  target: string;
}

/**
 * A killed process leaves the upload as it was. A part replaced since it was listed must not slip in
 * unseen: what is linked here stays as it is, so it is compared once more and then never again.
 */
export async function joinParts(
  { incoming, from, target }: Joining,
  { contentType, parts }: { contentType: string; parts: readonly StoredPart[] },
): Promise<StoredObject> {
  const folder = join(incoming, randomUUID());
  await mkdir(folder, { mode: OWN_FOLDER });
  try {
    for (const part of parts) await takePart(from, join(folder, String(part.partNumber)), part);
    const joined: JoinedObject = { contentType, parts, size: totalSize(parts), etag: joinedEtag(parts) };
    await withFile(join(folder, ABOUT_FILE), 'wx', async (file) => {
      await file.writeFile(JSON.stringify(joined));
      await file.sync();
    });
    await syncFolder(folder);
    await takePlace(folder, { target, incoming, etag: joined.etag });
    return { size: joined.size, contentType, etag: joined.etag };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What came in one piece is a file like any other. */
export async function keepOnlyPart({ incoming, from, target }: Joining, part: StoredPart): Promise<void> {
  const path = join(incoming, randomUUID());
  try {
    await takePart(from, path, part);
    await rename(path, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function takePart(from: string, path: string, { partNumber, etag }: StoredPart): Promise<void> {
  const source = join(from, String(partNumber));
  // Stored now, whenever it was sent; and what lies in incoming since yesterday would be swept.
  const now = new Date();
  await utimes(source, now, now);
  await linkOrCopy(source, path);
  const taken = await openWhole(path);
  await taken?.handle.close();
  if (taken?.about.etag !== etag) throw new StoreProblem('partsDiffer', `part ${partNumber} was replaced`);
}

/** Some disks know only one name for each file. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await chmod(to, OWN_FILE);
    await withFile(to, 'r', async (handle) => handle.sync());
  }
}

interface Place {
  target: string;
  incoming: string;
  etag: string;
}

/**
 * A folder cannot replace another in one step. A process that joins the same parts at the same time leaves the first
 * in its place; another version is put aside, and for that moment there is none.
 */
async function takePlace(folder: string, place: Place): Promise<void> {
  const { target, incoming, etag } = place;
  try {
    await rename(folder, target);
    await syncFolder(dirname(target));
  } catch (error) {
    if (!isTaken(error)) throw error;
    if ((await findJoined(target))?.etag === etag) return rm(folder, { recursive: true });
    const leaving = join(incoming, randomUUID());
    await rename(target, leaving).catch(ignoreMissing);
    await takePlace(folder, place);
    await rm(leaving, { recursive: true, force: true });
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

export async function findJoined(path: string): Promise<JoinedObject | null> {
  try {
    return JSON.parse(await readFile(join(path, ABOUT_FILE), 'utf8')) as JoinedObject;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The bytes of a range, out of the parts it touches; it breaks off rather than go on with those of another version. */
export async function* readJoined(
  path: string,
  { parts }: JoinedObject,
  { range: { first, last }, readPart }: { range: ResolvedRange; readPart: ReadHandle },
): AsyncGenerator<Uint8Array> {
  let begin = 0;
  for (const { partNumber, size, etag } of parts) {
    const [start, end] = [Math.max(0, first - begin), Math.min(size - 1, last - begin)];
    begin += size;
    if (start > end) continue;
    const opened = await openWhole(join(path, String(partNumber)));
    if (opened?.about.etag !== etag) {
      await opened?.handle.close();
      throw new StoreProblem('notFound', `${path} was replaced or removed while it was read`);
    }
    yield* readPart(opened.handle, { first: start, last: end });
  }
}

/** The digest of the parts' digests, as S3 does it: no byte needs to be read for it. */
function joinedEtag(parts: readonly StoredPart[]): string {
  const sha256 = createHash('sha256');
  for (const { etag } of parts) sha256.update(etag, 'hex');
  return `${sha256.digest('hex')}-${parts.length}`;
}
