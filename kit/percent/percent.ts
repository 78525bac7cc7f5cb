declare const unit: unique symbol;

/** A percentage in whole hundredths, so that sums and limits are exact: 70 % is 7000. No other number can take its place. */
export type Percent = number & { readonly [unit]: 'hundredths of a percent' };

/** Of hundredths, as they are stored and counted. */
export const hundredths = (count: number): Percent => count as Percent;

/** Of a number as people write it: 70 is 70 %. */
export const percent = (written: number): Percent => hundredths(Math.round(written * 100));

/** As people write it: 70. */
export const writtenPercent = (of: Percent): number => of / 100;

/** What is left of one when another is taken off; never less than nothing. */
export const takeOff = (from: Percent, takenOff: Percent): Percent =>
  hundredths(Math.max(0, from - takenOff));

export const NO_PERCENT = hundredths(0);
