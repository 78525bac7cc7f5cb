export interface ValueScale {
  /** Round values at even distances, the lowest first. */
  ticks: readonly number[];
  /** Where a value lies between the lowest tick, 0, and the highest, 1. */
  place: (value: number) => number;
}

/** Steps that people count in. */
const ROUND = [1, 2, 5, 10];

/** The smallest round step that covers a distance in so many steps. */
function roundStep(distance: number, max: number): number {
  const min = distance / max;
  const power = 10 ** Math.floor(Math.log10(min));
  // Dividing by a power of ten leaves a trace, which must not make a step twice as large.
  const factor = ROUND.find((round) => round * power >= min * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Powers of ten are not exact below one: 3 × 0.1 is not 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * An axis with round values that covers all of these. A bar is as long as its value, so its axis begins at zero; a line
 * shows how a value changes, and its axis need not.
 */
export function valueScale(values: readonly number[], begins: 'atZero' | 'anywhere', steps = 5): ValueScale {
  const ends = begins === 'atZero' || values.length === 0 ? [0, ...values] : values;
  const [low, high] = ends.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as readonly [number, number]);
  // One value alone stands in the middle of as much as it is itself.
  const distance = high - low || Math.abs(high) || 1;
  const step = roundStep(distance, steps);
  const first = Math.floor(exact(low / step));
  const last = Math.max(Math.ceil(exact(high / step)), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, count) => exact((first + count) * step));
  return { ticks, place: (value) => (value / step - first) / (last - first) };
}
