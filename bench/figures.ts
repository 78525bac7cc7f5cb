interface Bar {
  atLeast?: number;
  atMost?: number;
}

const isMet = (value: number, { atLeast, atMost }: Bar): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);

const wantedBy = ({ atLeast, atMost }: Bar): string =>
  [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`]
    .filter(Boolean)
    .join(' ');

/**
 * One line of a benchmark's outcome: what, how much, the bar, and whether it is met. A figure that misses its bar fails
 * the command that prints it, whatever else it goes on to measure.
 */
export function figure(what: string, value: number, unit: string, bar: Bar = {}): void {
  const wanted = wantedBy(bar);
  const isMissed = wanted !== '' && !isMet(value, bar);
  if (isMissed) process.exitCode = 1;
  const shown = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  console.log(
    `${what.padEnd(52)} ${String(shown).padStart(9)} ${unit.padEnd(6)} ${wanted.padEnd(8)} ${wanted ? (isMissed ? 'MISSED' : 'met') : ''}`,
  );
}

/** The middle of several runs: one disturbed run does not count. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
