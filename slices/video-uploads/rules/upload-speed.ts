/** How much had been sent at a moment. */
export interface SentSample {
  atMs: number;
  bytes: number;
}

/** Long enough to be calm, short enough to notice that another user has begun to use the line. */
export const SPEED_WINDOW_MS = 10_000;
/** Before that nothing is said: the first bytes only fill the buffers of the machine. */
const MIN_MS = 1_000;

/** The samples that still count; one from before the window is kept so that it is always measured in full. */
export function keepRecent(samples: readonly SentSample[], nowMs: number): SentSample[] {
  const firstInside = samples.findIndex(({ atMs }) => atMs > nowMs - SPEED_WINDOW_MS);
  return firstInside === -1 ? samples.slice(-1) : samples.slice(Math.max(0, firstInside - 1));
}

/** Bytes a second; null as long as nothing can be said. A part that has to be sent again is not negative speed. */
export function speedOf(samples: readonly SentSample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs - first.atMs < MIN_MS) return null;
  return Math.max(0, ((last.bytes - first.bytes) * 1_000) / (last.atMs - first.atMs));
}

export const secondsLeftAt = (bytesLeft: number, bytesPerSecond: number | null): number | null =>
  bytesPerSecond === null || bytesPerSecond <= 0 ? null : Math.ceil(bytesLeft / bytesPerSecond);
