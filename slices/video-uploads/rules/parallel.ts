/** How many parts are sent at once: enough to fill a good line, few enough to leave some of it to others. */
export const DEFAULT_PARALLEL = 5;
export const FEWEST_PARALLEL = 1;
export const MOST_PARALLEL = 15;

export const isParallel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= FEWEST_PARALLEL && Number(value) <= MOST_PARALLEL;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** A part is tried this often before the upload stops and somebody has to look. */
export const TRIES_A_PART = 5;

/**
 * How long to wait before a part is tried again: twice as long each time, and never the same for all, or they would all
 * come back to a busy server at once. `chance` is from 0 to 1.
 */
export function waitBeforeTry(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + chance / 2));
}

/** What a storage may answer to a part that it takes; anything else is a failure, also a 200 that names no ETag. */
export function arrivedEtag({ status, etag }: { status: number; etag: string | null }): string | null {
  const mark = etag?.replaceAll('"', '') ?? '';
  return status === 200 && mark !== '' ? mark : null;
}

/** The address has run out, or the storage does not know the upload any more: another address is needed, not another try. */
export const needsFreshAddress = (status: number): boolean => status === 403 || status === 404;
