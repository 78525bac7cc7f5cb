/** How many parts are sent at once: enough to fill a good line, few enough to leave some of it to others. */
export const DEFAULT_PARALLEL = 5;
export const FEWEST_PARALLEL = 1;
export const MAX_PARALLEL = 15;

/** Over HTTP/1 a browser has six connections to a host: one is left for the pages of the user who sends films to it. */
export const MAX_TO_OWN_HOST = 5;

/** How many parts of one film go at once while several films share the connections of the pages. */
export const shareOfFilm = (chosen: number, films: number): number =>
  Math.max(1, Math.floor(Math.min(chosen, MAX_TO_OWN_HOST) / Math.max(1, films)));

export const isParallel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= FEWEST_PARALLEL && Number(value) <= MAX_PARALLEL;

/** What a storage may answer to a part that it takes; anything else is a failure, also a 200 that names no ETag. */
export function arrivedEtag({ status, etag }: { status: number; etag: string | null }): string | null {
  const mark = etag?.replaceAll('"', '') ?? '';
  return status === 200 && mark !== '' ? mark : null;
}

/** A line that is cut is waited for, about six hours: a user who sends a long film has walked away. */
export const MAX_SILENT_TRIES = 1_000;

/** What a gate says of a server that is being started again. */
const OF_A_GATE: ReadonlySet<number> = new Set([502, 503, 504]);

/** No storage has answered: the part was not refused, it did not get there. */
export const isSilence = (status: number): boolean => status === 0 || OF_A_GATE.has(status);

/** The address has run out, or the storage does not know the upload any more: another address is needed, not another try. */
export const needsFreshAddress = (status: number): boolean => status === 403 || status === 404;
