import { createHash, randomFillSync, type Hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export const FILM_NAME = 'lecture.mp4';
/** The least a storage takes; the college's own fifty megabytes would only make the drill slower. */
export const PART_BYTES = 5 * 1024 * 1024;
export const PARTS = 12;
const FILM_BYTES = (PARTS - 1) * PART_BYTES + 1_000;

export interface Film {
  path: string;
  bytes: number;
  hash: string;
}

/** A file that begins as a film does and is noise from there on. Every one is called the same. */
export async function makeFilm(folder: string, bytes = FILM_BYTES): Promise<Film> {
  await mkdir(folder, { recursive: true });
  const content = randomFillSync(Buffer.allocUnsafe(bytes));
  content.write('\0\0\0\u{18}ftypisom', 0, 'latin1');
  const path = join(folder, FILM_NAME);
  await writeFile(path, content);
  return { path, bytes, hash: createHash('sha256').update(content).digest('hex') };
}

export async function hashOf(content: Readable): Promise<string> {
  const hash: Hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
