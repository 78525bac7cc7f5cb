/** From one byte to another (both included, or to the end), or the last so many. */
export type ByteRange = { first: number; last?: number } | { lastBytes: number };

export interface ResolvedRange {
  first: number;
  last: number;
}

/** The bytes a range means in an object of this size; null when it lies outside, which HTTP calls 416. */
export function resolveRange(range: ByteRange, size: number): ResolvedRange | null {
  if ('lastBytes' in range) {
    if (range.lastBytes <= 0 || size === 0) return null;
    return { first: Math.max(0, size - range.lastBytes), last: size - 1 };
  }
  if (range.first >= size) return null;
  return { first: range.first, last: Math.min(range.last ?? size - 1, size - 1) };
}

export function rangeHeader(range: ByteRange): string {
  return 'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last ?? ''}`;
}

/**
 * Reads a Range header. A malformed one, or one that asks for several pieces at once, is ignored as RFC 9110
 * allows: the whole object is sent.
 */
export function parseRangeHeader(header: string | undefined): ByteRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return { lastBytes: Number(last) };
  if (last === '') return { first: Number(first) };
  return Number(last) < Number(first) ? null : { first: Number(first), last: Number(last) };
}
