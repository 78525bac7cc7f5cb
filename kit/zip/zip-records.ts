// The records of a zip archive (APPNOTE 6.3.10), for entries that are stored as they are and whose checksum is only known
// after they were written.

/** Sizes, offsets and counts from here on do not fit into the old fields and stand in those of zip64. */
export const OLD_SIZE_MAX = 0xff_ff_ff_ff;
export const OLD_COUNT_MAX = 0xff_ff;

/** Checksum and size follow the bytes; names are UTF-8. */
const FLAGS = 0x08_08;
const STORED = 0;
const VERSION = 20;
const VERSION_ZIP64 = 45;
const ZIP64_EXTRA = 1;

export interface Entry {
  name: Buffer;
  bytes: number;
  modifiedAt: Date;
}

export interface WrittenEntry extends Entry {
  crc: number;
  /** Where its header begins. */
  offset: number;
}

/** A limit that tests lower, to see the records of zip64 without writing four gigabytes. */
export interface Limits {
  size: number;
  count: number;
}

export const USUAL_LIMITS: Limits = { size: OLD_SIZE_MAX, count: OLD_COUNT_MAX };

const u16 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => buffer.writeUInt16LE(value, at * 2));
  return buffer;
};
const u32 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32LE(value, at * 4));
  return buffer;
};
const u64 = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 8);
  values.forEach((value, at) => buffer.writeBigUInt64LE(BigInt(value), at * 8));
  return buffer;
};

/** Time and day as MS-DOS wrote them, in steps of two seconds, from 1980 on. */
function dosTime(instant: Date): Buffer {
  const year = Math.max(instant.getUTCFullYear() - 1980, 0);
  const day = (year << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate();
  const time =
    (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | (instant.getUTCSeconds() >> 1);
  return u16(time, day);
}

const isLarge = ({ bytes }: Entry, { size }: Limits): boolean => bytes >= size;

/** Stands before the bytes of an entry. A large one announces that its sizes will be long ones. */
export function localHeader(entry: Entry, limits: Limits): Buffer {
  const isLong = isLarge(entry, limits);
  const extra = isLong ? Buffer.concat([u16(ZIP64_EXTRA, 16), u64(0, 0)]) : Buffer.alloc(0);
  const size = isLong ? OLD_SIZE_MAX : 0;
  return Buffer.concat([
    u32(0x04_03_4b_50),
    u16(isLong ? VERSION_ZIP64 : VERSION, FLAGS, STORED),
    dosTime(entry.modifiedAt),
    u32(0, size, size),
    u16(entry.name.length, extra.length),
    entry.name,
    extra,
  ]);
}

/** Stands behind the bytes of an entry. */
export const descriptor = (entry: Entry, crc: number, limits: Limits): Buffer =>
  Buffer.concat([
    u32(0x08_07_4b_50, crc),
    isLarge(entry, limits) ? u64(entry.bytes, entry.bytes) : u32(entry.bytes, entry.bytes),
  ]);

/** An entry in the list at the end. */
export function centralHeader(entry: WrittenEntry, limits: Limits): Buffer {
  const [isLong, isFar] = [isLarge(entry, limits), entry.offset >= limits.size];
  const long = [...(isLong ? [entry.bytes, entry.bytes] : []), ...(isFar ? [entry.offset] : [])];
  const extra =
    long.length > 0 ? Buffer.concat([u16(ZIP64_EXTRA, long.length * 8), u64(...long)]) : Buffer.alloc(0);
  const size = isLong ? OLD_SIZE_MAX : entry.bytes;
  return Buffer.concat([
    u32(0x02_01_4b_50),
    u16(VERSION_ZIP64, long.length > 0 ? VERSION_ZIP64 : VERSION, FLAGS, STORED),
    dosTime(entry.modifiedAt),
    u32(entry.crc, size, size),
    u16(entry.name.length, extra.length, 0, 0, 0),
    u32(0, isFar ? OLD_SIZE_MAX : entry.offset),
    entry.name,
    extra,
  ]);
}

export interface Directory {
  count: number;
  bytes: number;
  offset: number;
}

/** The end of the archive, which says where its list is. */
export function archiveEnd({ count, bytes, offset }: Directory, limits: Limits): Buffer {
  const isLong = count >= limits.count || bytes >= limits.size || offset >= limits.size;
  const long = isLong
    ? Buffer.concat([
        u32(0x06_06_4b_50),
        u64(44),
        u16(VERSION_ZIP64, VERSION_ZIP64),
        u32(0, 0),
        u64(count, count, bytes, offset),
        u32(0x07_06_4b_50, 0),
        u64(offset + bytes),
        u32(1),
      ])
    : Buffer.alloc(0);
  const old = isLong ? OLD_COUNT_MAX : count;
  return Buffer.concat([
    long,
    u32(0x06_05_4b_50),
    u16(0, 0, old, old),
    isLong ? u32(OLD_SIZE_MAX, OLD_SIZE_MAX) : u32(bytes, offset),
    u16(0),
  ]);
}
