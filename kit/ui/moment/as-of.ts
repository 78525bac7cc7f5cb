/** The instant that times are told from; null for the reader's clock. */
let fixed: Date | null = null;

/** Tells times as if it were another instant, for as long as the page lives. */
export function tellTimesAsOf(instant: Date | null): void {
  fixed = instant;
}

export const asOf = (): Date => fixed ?? new Date();
