import { hundredths, type Percent } from '#kit/percent/percent.ts';

/** Exact: thirds of a point must add up to a whole one, or a student fails by a rounding error. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** Of whole numbers, the second above zero. */
export function fraction(over: number | bigint, under: number | bigint = 1): Fraction {
  const [above, below] = [BigInt(over), BigInt(under)];
  const common = greatestDivisor(above < 0n ? -above : above, below);
  return { over: above / common, under: below / common };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, fraction(0));

/**
 * What part of a whole it is, in hundredths of a percent. Rounded down, so that no number on the screen reaches a mark
 * that was not reached.
 */
export const hundredthsOfPercent = (part: Fraction, whole: Fraction): Percent =>
  hundredths(Number((part.over * whole.under * 10_000n) / (part.under * whole.over)));

/** For people to read; sums are never made of it. */
export const toNumber = ({ over, under }: Fraction): number => Number(over) / Number(under);
