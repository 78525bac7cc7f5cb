/** A file as it lies in an archive. */
export interface ReadEntry {
  name: string;
  body: Buffer;
  crc: number;
}

const END = 0x06_05_4b_50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/** The files of a zip archive whose entries are stored as they are, found by its list as other programs find them. */
export function entriesOf(zip: Buffer): ReadEntry[] {
  const end = zip.length - END_BYTES;
  if (zip.readUInt32LE(end) !== END) throw new Error('The archive has no end.');
  const isLong = zip.readUInt16LE(end + 10) === 0xff_ff;
  const longEnd = isLong ? Number(zip.readBigUInt64LE(end - LOCATOR_BYTES + 8)) : 0;
  const count = isLong ? Number(zip.readBigUInt64LE(longEnd + 32)) : zip.readUInt16LE(end + 10);
  let at = isLong ? Number(zip.readBigUInt64LE(longEnd + 48)) : zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const entry = entryAt(zip, at);
    at += entry.length;
    return entry.read;
  });
}

function entryAt(zip: Buffer, at: number): { read: ReadEntry; length: number } {
  const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
  const from = at + CENTRAL_BYTES;
  const long = longValues(zip.subarray(from + nameLength, from + nameLength + extraLength));
  const size = oldOr(zip.readUInt32LE(at + 24), long);
  if (zip.readUInt32LE(at + 20) === 0xff_ff_ff_ff) long.shift();
  const offset = oldOr(zip.readUInt32LE(at + 42), long);
  const body = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  return {
    read: {
      name: zip.toString('utf8', from, from + nameLength),
      body: zip.subarray(body, body + size),
      crc: zip.readUInt32LE(at + 16),
    },
    length: CENTRAL_BYTES + nameLength + extraLength,
  };
}

const longValues = (extra: Buffer): number[] =>
  Array.from({ length: Math.floor(Math.max(extra.length - 4, 0) / 8) }, (_, at) =>
    Number(extra.readBigUInt64LE(4 + at * 8)),
  );

const oldOr = (old: number, long: number[]): number => (old === 0xff_ff_ff_ff ? (long.shift() ?? old) : old);
