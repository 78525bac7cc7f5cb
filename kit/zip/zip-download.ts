import { Readable } from 'node:stream';
import type { WrittenFile } from '#kit/slice/download.ts';
import { entryNames } from './entry-names.ts';
import { type ZipFile, zipLength, zipStream } from './zip-stream.ts';

/** An archive that is read from the store one file after the other while the browser takes it. Names that are taken are numbered. */
export function zipDownload(fileName: string, files: readonly ZipFile[]): WrittenFile {
  const names = entryNames(files.map(({ name }) => name));
  const entries = files.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
  return {
    fileName,
    contentType: 'application/zip',
    bytes: zipLength(entries),
    body: Readable.from(zipStream(entries), { objectMode: false }),
  };
}
