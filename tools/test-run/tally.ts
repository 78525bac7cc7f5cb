export interface Tally {
  passed: number;
  /** What failed, by name. */
  failures: readonly string[];
  skipped: number;
}

export const nothing: Tally = { passed: 0, failures: [], skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  skipped: a.skipped + b.skipped,
});

/** The end of a run: what failed, so that nobody has to look for it, and the last line, which scripts read. */
export function tallyLines({ passed, failures, skipped }: Tally): string[] {
  const line = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((name) => `failed: ${name}`), line];
}

/** A run in which nothing was tested has not succeeded. */
export const isSuccess = ({ passed, failures }: Tally): boolean => failures.length === 0 && passed > 0;
