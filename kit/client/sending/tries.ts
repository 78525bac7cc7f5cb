const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** How many tries before the user is asked to look. */
export const MAX_TRIES = 5;

/**
 * How long to wait before something is tried again: twice as long each time, and never the same for all, or they would all
 * come back to a busy server at once. `chance` is from 0 to 1.
 */
export function waitBeforeTry(failures: number, chance: number): number {
  const longest = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round(longest * (0.5 + chance / 2));
}
