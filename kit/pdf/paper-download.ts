import { Readable } from 'node:stream';
import type { WrittenFile } from '#kit/slice/download.ts';

export const paperDownload = (fileName: string, bytes: Buffer): WrittenFile => ({
  fileName,
  contentType: 'application/pdf',
  bytes: bytes.length,
  body: Readable.from(bytes, { objectMode: false }),
});
