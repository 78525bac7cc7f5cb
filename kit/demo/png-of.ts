import { crc32, deflateSync } from 'node:zlib';

/** A picture as its pixels: red, green and blue of each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const COLOURS = 2;

function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Pixels as a PNG: the same ones give the same bytes. */
export function pngOf({ width, height, rgb }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([EIGHT_BITS, COLOURS], 8);
  // Each row begins with a byte that says how it is filtered: not at all.
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(rgb.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
