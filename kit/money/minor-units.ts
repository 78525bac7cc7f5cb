declare const unit: unique symbol;

/** An amount in the smallest coin of its currency: cents, or whole yen. No other number can take its place. */
export type MinorUnits = number & { readonly [unit]: 'minor units of a currency' };

/** Of a whole number of coins. Halves of them would be rounded somewhere, and be missing there. */
export function minorUnits(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no whole number of coins.`);
  return count as MinorUnits;
}

/** How many decimals amounts of a currency are written with, by its ISO 4217 code: 2 for USD, none for JPY. */
export const decimalsIn = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
