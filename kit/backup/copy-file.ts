import { createHash } from 'node:crypto';
import { chown, mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OWN_FILE, OWN_FOLDER } from '#kit/config/data-dir.ts';
import type { DatabaseUser } from '#kit/db/postgres/postgres-user.ts';

/** A file of a backup, by its path inside it. */
export interface CopiedFile {
  path: string;
  bytes: number;
  sha256: string;
}

const BLOCK_BYTES = 512 * 1024;

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export interface CopyOptions {
  owner?: DatabaseUser;
  /** Whether it is on the disk before it is called copied. */
  flush?: boolean;
}

/** Copies a file and tells what was copied; null where it has gone in the meantime, as files of a database may. */
export async function copyFile(
  from: string,
  to: string,
  { owner = {}, flush = false }: CopyOptions = {},
): Promise<Omit<CopiedFile, 'path'> | null> {
  const source = await open(from).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!source) return null;
  try {
    await makeFolder(dirname(to), owner);
    const target = await open(to, 'w', OWN_FILE);
    try {
      const copied = await pour(source, target);
      if (flush) await target.sync();
      if (owner.uid !== undefined && owner.gid !== undefined) await target.chown(owner.uid, owner.gid);
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function pour(source: FileHandle, target: FileHandle): Promise<Omit<CopiedFile, 'path'>> {
  const digest = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(block, 0, BLOCK_BYTES, bytes);
    if (bytesRead === 0) return { bytes, sha256: digest.digest('hex') };
    const read = block.subarray(0, bytesRead);
    digest.update(read);
    await target.writeFile(read);
    bytes += bytesRead;
  }
}

/** Makes a folder and those above it that are not there, for the same owner. */
export async function makeFolder(folder: string, owner: DatabaseUser = {}): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  if (first === undefined || owner.uid === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await chown(made, owner.uid, owner.gid);
}
