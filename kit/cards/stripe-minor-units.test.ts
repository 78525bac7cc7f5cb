import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import { fromStripe, toStripe } from './stripe-minor-units.ts';

const amount = (minor: number, currency: string, decimals: number) => ({
  minor: minorUnits(minor),
  currency,
  decimals,
});

test.each([
  [12_550, 'USD', 2, 12_550],
  [500, 'JPY', 0, 500],
  [500, 'XAF', 0, 500],
  [50_000, 'MGA', 2, 500],
  [5, 'ISK', 0, 500],
  [5, 'UGX', 0, 500],
  [500, 'UGX', 2, 500],
  [1_500, 'HUF', 0, 150_000],
  [1_512, 'HUF', 2, 1_512],
  [1_500, 'IDR', 0, 150_000],
  [5_120, 'KWD', 3, 5_120],
  [512, 'KWD', 2, 5_120],
])('%i %s counted with %i decimals is %i to Stripe', (minor, currency, decimals, units) => {
  expect(toStripe(amount(minor, currency, decimals))).toBe(units);
  expect(fromStripe(units, currency.toLowerCase(), decimals)).toEqual(amount(minor, currency, decimals));
});

test.each([
  ['a digit that banks do not know', 5_124, 'KWD', 3],
  ['a part of what has no coins', 550, 'ISK', 2],
  ['a part of a shilling', 501, 'UGX', 2],
  ['a part of a yen', 550, 'JPY', 2],
  ['a tenth of a cent', 12_555, 'USD', 3],
  ['nothing', 0, 'USD', 2],
  ['less than nothing', -5, 'USD', 2],
  ['more than can be counted', Number.MAX_SAFE_INTEGER, 'HUF', 0],
])('%s is not charged', (_, minor, currency, decimals) => {
  expect(() => toStripe(amount(minor, currency, decimals))).toThrow('amountNotChargeable');
});

test('no coin is lost on the way there and back', () => {
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'ISK', 'UGX', 'HUF', 'MGA', 'TWD');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 10 }),
      currencies,
      fc.integer({ min: 0, max: 3 }),
      (n, c, d) => {
        const asked = amount(n, c, d);
        let units: number;
        try {
          units = toStripe(asked);
        } catch {
          return;
        }
        expect(Number.isSafeInteger(units)).toBe(true);
        expect(fromStripe(units, c, d)).toEqual(asked);
      },
    ),
  );
});
