declare const unit: unique symbol;

/** An amount in the smallest coin of its currency: cents, or whole yen. No other number can take its place. */
export type MinorUnits = number & { readonly [unit]: 'minor units of a currency' };

/** Of a whole number of coins. Halves of them would be rounded somewhere, and be missing there. */
export function minorUnits(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no whole number of coins.`);
  return count as MinorUnits;
}

/**
 * A currency as the college keeps it: its ISO 4217 code, and how many decimals its amounts have. Machines differ about these
 * (some know no cents of a rupiah), so nobody asks them.
 */
export interface Currency {
  value: string;
  decimals: number;
}
