import { withDecimals } from '#kit/money/amounts.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { CardsError, type CardAmount } from './card-processor.ts';

/** Stripe's own list (docs.stripe.com/currencies), whatever other lists say of these currencies. */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** The last digit must be 0: the banks behind Stripe know two. */
const WITH_THREE: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));
/** They have no coins any more, and are still counted in hundredths, always whole ones of the currency. */
const IN_WHOLE_HUNDREDS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

function unitsOf(currency: string): { decimals: number; step: number } {
  if (WITHOUT_DECIMALS.has(currency)) return { decimals: 0, step: 1 };
  if (WITH_THREE.has(currency)) return { decimals: 3, step: 10 };
  return { decimals: 2, step: IN_WHOLE_HUNDREDS.has(currency) ? 100 : 1 };
}

/** An amount as Stripe counts it. Nothing is rounded: what cannot be said exactly is not charged. */
export function toStripe({ minor, currency, decimals }: CardAmount): number {
  const { decimals: theirs, step } = unitsOf(currency);
  const units = withDecimals(minor, decimals, theirs);
  if (units === null || units <= 0 || units % step !== 0 || !Number.isSafeInteger(units))
    throw new CardsError('amountNotChargeable', new Error(`${minor} ${currency} with ${decimals} decimals`));
  return units;
}

/** An amount of Stripe's as we count it: with as many decimals as it was said to have. */
export function fromStripe(units: number, stripeCurrency: string, decimals: number): CardAmount {
  const currency = stripeCurrency.toUpperCase();
  const minor = withDecimals(units, unitsOf(currency).decimals, decimals);
  if (minor === null) throw new Error(`${units} ${currency} cannot be said with ${decimals} decimals.`);
  return { minor: minorUnits(minor), currency, decimals };
}
