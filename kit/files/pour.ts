import type { ServerResponse } from 'node:http';

/** Large pieces, for each is a journey to another thread; a segment of a film is read in two. */
const BLOCK_BYTES = 256 * 1024;
const SPARE_BLOCKS_MAX = 16;

/** Reads into the block again and again: take each piece before asking for the next. */
export type ReadInto = (block: Buffer) => AsyncIterable<Uint8Array>;

const spare: Buffer[] = [];

/**
 * Sends bytes through memory that is used again. Pieces of their own would be the collector's, and with a class
 * watching it would stop everybody every three seconds.
 */
export async function pour(read: ReadInto, answer: ServerResponse): Promise<void> {
  const block = spare.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
  for await (const piece of read(block)) {
    // Nobody knows what still holds the block of a broken line, so it is not used again.
    if (!(await isTaken(piece, answer))) return;
  }
  answer.end();
  if (spare.length < SPARE_BLOCKS_MAX) spare.push(block);
}

function isTaken(piece: Uint8Array, answer: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = (): void => resolve(false);
    if (answer.closed) return leave();
    answer.once('close', leave);
    answer.write(piece, (error) => {
      answer.off('close', leave);
      resolve(!error);
    });
  });
}
