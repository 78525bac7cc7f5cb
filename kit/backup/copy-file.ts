import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OWN_FILE, OWN_FOLDER } from '#kit/config/data-dir.ts';
import type { DatabaseUser } from '#kit/db/postgres-user.ts';

/** A file of a backup, by its path inside it. */
export interface CopiedFile {
  path: string;
  bytes: number;
  sha256: string;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies a file and tells what was copied; null where it has gone in the meantime, as files of a database may. */
export async function copyFile(
  from: string,
  to: string,
  owner: DatabaseUser = {},
): Promise<Omit<CopiedFile, 'path'> | null> {
  const digest = createHash('sha256');
  let bytes = 0;
  const look = new Transform({
    transform(chunk: Buffer, _, done) {
      digest.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await makeFolder(dirname(to), owner);
    await pipeline(createReadStream(from), look, createWriteStream(to, { mode: OWN_FILE }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  if (owner.uid !== undefined) await chown(to, owner.uid, owner.gid);
  return { bytes, sha256: digest.digest('hex') };
}

/** Makes a folder and those above it that are not there, for the same owner. */
export async function makeFolder(folder: string, owner: DatabaseUser = {}): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  if (first === undefined || owner.uid === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await chown(made, owner.uid, owner.gid);
}
