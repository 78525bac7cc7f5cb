import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ResolvedRange } from './byte-range.ts';

/** Reads a range that is not empty; closes the file when everything is read, or nobody wants more. */
export type ReadHandle<Bytes = AsyncIterable<Uint8Array>> = (
  handle: FileHandle,
  range: ResolvedRange,
) => Bytes;

export const streamOf: ReadHandle<Readable> = (handle, { first, last }) =>
  handle.createReadStream({ start: first, end: last });

/** All of it in the same memory: take each piece before asking for the next. */
export const intoBlock = (block: Buffer): ReadHandle =>
  async function* readPieces(handle, { first, last }) {
    try {
      for (let at = first; at <= last;) {
        const { bytesRead } = await handle.read(block, 0, Math.min(block.length, last - at + 1), at);
        if (bytesRead === 0) throw new Error(`A file ended before byte ${last}.`);
        at += bytesRead;
        yield block.subarray(0, bytesRead);
      }
    } finally {
      await handle.close();
    }
  };
