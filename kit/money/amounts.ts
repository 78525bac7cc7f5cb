import type { Percent } from '#kit/percent/percent.ts';
import { minorUnits, type Currency, type MinorUnits } from './minor-units.ts';

/** The only place where amounts are calculated: in whole coins from beginning to end. */

export const NOTHING = minorUnits(0);

export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce<number>((before, amount) => before + amount, 0));

export const plus = (one: MinorUnits, other: MinorUnits): MinorUnits => minorUnits(one + other);
export const minus = (from: MinorUnits, amount: MinorUnits): MinorUnits => minorUnits(from - amount);
/** What came, as what went, and the other way round. */
export const negative = (amount: MinorUnits): MinorUnits => minus(NOTHING, amount);
export const times = (amount: MinorUnits, count: number): MinorUnits => minorUnits(amount * count);
export const smaller = (one: MinorUnits, other: MinorUnits): MinorUnits => (one < other ? one : other);
/** Of what may be less than nothing. */
export const atLeastNothing = (amount: MinorUnits): MinorUnits => (amount < 0 ? NOTHING : amount);

/** To the nearest coin; half a coin goes up, and down for what is owed the other way. */
function nearest(product: bigint, divisor: bigint): MinorUnits {
  const isNegative = product < 0n !== divisor < 0n;
  const [above, below] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return minorUnits(Number(isNegative ? -rounded : rounded));
}

/** So many parts of a whole, to the nearest coin. */
export const shareOf = (amount: MinorUnits, part: number, whole: number): MinorUnits =>
  nearest(BigInt(amount) * BigInt(part), BigInt(whole));

/** How many of one currency are given for one of another, as it is written: 0.92345678. */
const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * An amount in another currency, to the nearest coin of it. The rate is taken digit by digit, so that nothing is lost before the
 * one rounding at the end.
 * @public for what is told in a currency that it was not booked in.
 */
export function convert(
  amount: MinorUnits,
  { from, to, rate }: { from: Currency; to: Currency; rate: string },
): MinorUnits {
  const [, whole, digits = ''] = RATE.exec(rate) ?? [];
  if (whole === undefined) throw new Error(`${rate} is no rate.`);
  return nearest(
    BigInt(amount) * BigInt(whole + digits) * 10n ** BigInt(to.decimals),
    10n ** BigInt(digits.length + from.decimals),
  );
}

const HUNDRED_PERCENT = 10_000;

export const percentOf = (amount: MinorUnits, rate: Percent): MinorUnits =>
  shareOf(amount, rate, HUNDRED_PERCENT);

/** How much of a whole an amount is, in whole percents, for bars: never more than there is to fill. */
export const filledPercent = (amount: MinorUnits, whole: MinorUnits): number =>
  whole <= 0 ? 100 : Math.min(100, Math.max(0, shareOf(amount, 100, whole)));

/** Equal parts; the last one takes what is left over. */
export function split(total: MinorUnits, parts: number): MinorUnits[] {
  const each = minorUnits(Math.trunc(total / parts));
  return Array.from({ length: parts }, (_, at) =>
    at < parts - 1 ? each : minus(total, times(each, parts - 1)),
  );
}

/** The same amount counted with more or fewer decimals; null where that would cut something off. */
export function withDecimals(count: number, from: number, to: number): number | null {
  if (to >= from) return count * 10 ** (to - from);
  const divisor = 10 ** (from - to);
  return count % divisor === 0 ? count / divisor : null;
}

/** As the database tells it. */
export const storedAmount = (text: string): MinorUnits => minorUnits(Number(text));

/** With a point and the currency's decimals, for files and calculations elsewhere: 840.00. */
export function writtenAmount(amount: MinorUnits, { decimals }: Currency): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const [whole, coins] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${coins}` : ''}`;
}

/** As a reader of a language writes it, with the sign of the currency. */
export const formatAmount = (amount: MinorUnits, currency: Currency, languageTag: string): string =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: currency.value,
    minimumFractionDigits: currency.decimals,
    maximumFractionDigits: currency.decimals,
  }).format(writtenAmount(amount, currency) as `${number}`);

const WRITTEN = /^([+-]?)(\d{1,3}(?:([ '’.,\u{a0}\u{202f}])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d+))?$/u;

/**
 * An amount as banks and people write it: 1234.5, 1.234,50, 1 234,50 or 1'234.50. Null for what is no amount, and for coins
 * that the currency does not have.
 */
export function readAmount(text: string, { decimals }: Currency): MinorUnits | null {
  const [, sign, whole = '', group, point, coins = ''] = WRITTEN.exec(text.trim().replaceAll('−', '-')) ?? [];
  if (whole === '') return null;
  // A single mark before three digits parts thousands, unless the currency has three decimals.
  if (group !== undefined && group === point) return null;
  const isDecimal = group !== undefined && point === undefined && decimals === 3 && /[.,]/.test(group);
  if (isDecimal && whole.split(group).length > 2)
    return readCoins(sign, whole.replaceAll(group, ''), '', decimals);
  if (isDecimal) {
    const [units = '', thousandths = ''] = whole.split(group);
    return readCoins(sign, units, thousandths, decimals);
  }
  return readCoins(sign, group === undefined ? whole : whole.replaceAll(group, ''), coins, decimals);
}

function readCoins(
  sign: string | undefined,
  whole: string,
  coins: string,
  decimals: number,
): MinorUnits | null {
  const kept = coins.replace(/0+$/, '');
  if (kept.length > decimals) return null;
  const count = Number(`${whole}${kept.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(count)) return null;
  return sign === '-' ? negative(minorUnits(count)) : minorUnits(count);
}
