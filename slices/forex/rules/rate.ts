import { monthAt, monthNumber, type Month } from './month.ts';

/** All rates are units for one dollar, so it has none of its own. */
export const BASE_CURRENCY = 'USD';

/** Digits that are kept behind the point. */
export const RATE_DECIMALS = 8;
/** No currency has ever been worth so little for long. */
export const HIGHEST_RATE = 1_000_000_000;
const FIRST_YEAR = 1970;

/** As many as a dozen currencies have in eight years. */
export const MAX_RATES_AT_ONCE = 1_200;

export interface RateChange extends Month {
  currency: string;
  /** Units for one dollar; null where there shall be none. */
  rate: number | null;
  /** What the user who asks has seen; null where there was none. */
  before: number | null;
}

export type RateProblem = 'rateOfDollar' | 'rateMonthInvalid' | 'rateInvalid';

/** Why a rate cannot be kept, or null. Figures of a month use the rate of the next, so that may be known already. */
export function checkRate(
  { currency, rate, ...month }: Omit<RateChange, 'before'>,
  now: Date,
): RateProblem | null {
  if (currency === BASE_CURRENCY) return 'rateOfDollar';
  const isMonth = Number.isInteger(month.year) && Number.isInteger(month.month);
  const isInYear = month.month >= 1 && month.month <= 12 && month.year >= FIRST_YEAR;
  if (!isMonth || !isInYear || monthNumber(month) > monthNumber(monthAt(now)) + 1) return 'rateMonthInvalid';
  return rate === null || isRate(rate) ? null : 'rateInvalid';
}

const isRate = (rate: number): boolean =>
  rate > 0 && rate <= HIGHEST_RATE && Number(rate.toFixed(RATE_DECIMALS)) === rate;

interface Currency {
  value: string;
}

/** The currencies that have a rate: of the dollar itself there is nothing to tell. */
export const ratedOf = <One extends Currency>(currencies: readonly One[]): One[] =>
  currencies.filter(({ value }) => value !== BASE_CURRENCY);

/** The one a user looks at, or the first while they have chosen none that has a rate. */
export const chosenOf = <One extends Currency>(rated: readonly One[], selected: string): One | undefined =>
  rated.find(({ value }) => value === selected) ?? rated[0];
