import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  archiveEnd,
  centralHeader,
  descriptor,
  localHeader,
  USUAL_LIMITS,
  type Limits,
  type WrittenEntry,
} from './zip-records.ts';

/** A file of an archive. It is opened when its turn comes, so that one after the other is read. */
export interface ZipFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
  open(): Promise<Readable>;
}

/**
 * An archive, written while its files are read: nothing is kept but the list of their names. A file that has other than
 * the bytes it was announced with breaks the archive off, so that nobody takes half of it for the whole.
 */
export async function* zipStream(
  files: readonly ZipFile[],
  limits: Limits = USUAL_LIMITS,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = { ...file, name: Buffer.from(file.name, 'utf8') };
    const header = localHeader(entry, limits);
    yield header;
    let [crc, bytes] = [0, 0];
    for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      yield chunk;
    }
    if (bytes !== file.bytes) throw new Error(`${file.name} has ${bytes} bytes, not ${file.bytes}.`);
    const end = descriptor(entry, crc, limits);
    yield end;
    written.push({ ...entry, crc, offset });
    offset += header.length + bytes + end.length;
  }
  const headers = written.map((entry) => centralHeader(entry, limits));
  const bytes = headers.reduce((sum, header) => sum + header.length, 0);
  yield* headers;
  yield archiveEnd({ count: written.length, bytes, offset }, limits);
}

/** How long the archive of these files will be, so that a browser can show how much is left. */
export function zipLength(files: readonly ZipFile[], limits: Limits = USUAL_LIMITS): number {
  const headers: number[] = [];
  let offset = 0;
  for (const file of files) {
    const entry = { ...file, name: Buffer.from(file.name, 'utf8') };
    headers.push(centralHeader({ ...entry, crc: 0, offset }, limits).length);
    offset += localHeader(entry, limits).length + file.bytes + descriptor(entry, 0, limits).length;
  }
  const bytes = headers.reduce((sum, length) => sum + length, 0);
  return offset + bytes + archiveEnd({ count: files.length, bytes, offset }, limits).length;
}
