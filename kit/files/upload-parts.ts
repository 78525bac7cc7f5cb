import { StoreProblem, type ExpectedPart, type StoredPart } from './object-store.ts';

/** The limits of S3, which the disk store keeps as well, so that what works at home works at the college. */
export const PART_BYTES_MIN = 5 * 1024 * 1024;
export const PARTS_MAX = 10_000;

/** Parts are 50 MB by the product's rules; anything much larger is not one of ours. */
export const PART_BYTES_MAX = 64 * 1024 * 1024;

export const withoutQuotes = (etag: string): string => etag.replaceAll('"', '');

export function checkPartNumber(partNumber: number): void {
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > PARTS_MAX) {
    throw new RangeError(`A part number is from 1 to ${PARTS_MAX}, not ${partNumber}.`);
  }
}

export function checkPartBytes(bytes: number): void {
  if (!Number.isInteger(bytes) || bytes < 1 || bytes > PART_BYTES_MAX) {
    throw new RangeError(`A part has 1 to ${PART_BYTES_MAX} bytes, not ${bytes}.`);
  }
}

/**
 * Refuses to complete an upload from anything but the expected parts. The storage's own list decides: a first PUT
 * that was given up may arrive late and overwrite the part that was sent again.
 */
export function checkParts(expected: readonly ExpectedPart[], stored: readonly StoredPart[]): void {
  if (expected.length === 0) throw new StoreProblem('partsDiffer', 'an upload has at least one part');
  if (expected.length !== stored.length) {
    throw new StoreProblem('partsDiffer', `${expected.length} parts expected, ${stored.length} stored`);
  }
  const storedByNumber = new Map(stored.map((part) => [part.partNumber, part]));
  for (const { partNumber, size, etag } of expected) {
    const part = storedByNumber.get(partNumber);
    if (!part) throw new StoreProblem('partsDiffer', `part ${partNumber} is missing`);
    if (size !== undefined && size !== part.size) {
      throw new StoreProblem('partsDiffer', `part ${partNumber} has ${part.size} bytes, not ${size}`);
    }
    if (etag !== undefined && withoutQuotes(etag) !== part.etag) {
      throw new StoreProblem('partsDiffer', `part ${partNumber} has other bytes than expected`);
    }
  }
  const last = Math.max(...storedByNumber.keys());
  const tooSmall = stored.find((part) => part.partNumber !== last && part.size < PART_BYTES_MIN);
  if (tooSmall) {
    throw new StoreProblem('partTooSmall', `part ${tooSmall.partNumber} has only ${tooSmall.size} bytes`);
  }
}

export const totalSize = (parts: readonly StoredPart[]): number =>
  parts.reduce((sum, part) => sum + part.size, 0);
