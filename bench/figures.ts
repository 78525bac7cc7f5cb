/** One line of a benchmark's outcome: what, how much, the bar, and whether it is met. */
export function figure(
  what: string,
  value: number,
  unit: string,
  bar?: { atLeast?: number; atMost?: number },
): void {
  const isMet =
    (bar?.atLeast === undefined || value >= bar.atLeast) &&
    (bar?.atMost === undefined || value <= bar.atMost);
  const wanted =
    bar?.atLeast !== undefined ? `≥ ${bar.atLeast}` : bar?.atMost !== undefined ? `≤ ${bar.atMost}` : '';
  const shown = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  console.log(
    `${what.padEnd(52)} ${String(shown).padStart(9)} ${unit.padEnd(6)} ${wanted.padEnd(8)} ${wanted ? (isMet ? 'met' : 'MISSED') : ''}`,
  );
}

/** The middle of several runs: one disturbed run does not count. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
