import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, negative } from './amounts.ts';
import { minorUnits, type Currency } from './minor-units.ts';

const USD: Currency = { value: 'USD', decimals: 2 };
const JPY: Currency = { value: 'JPY', decimals: 0 };
const KWD: Currency = { value: 'KWD', decimals: 3 };

test.each([
  [10_000, USD, JPY, '151.23', 15_123],
  [15_123, JPY, USD, '0.00661244', 10_000],
  [1, USD, JPY, '50', 1],
  [1, USD, JPY, '49.999999', 0],
  [-1, USD, JPY, '50', -1],
  [-1, USD, JPY, '49', 0],
  [100, USD, KWD, '0.3075', 308],
  [123_456_789, USD, USD, '1', 123_456_789],
  [9_007_199_254, USD, JPY, '100.00000001', 9_007_199_255],
])('%i of %o in %o at %s is %i', (amount, from, to, rate, converted) => {
  expect(convert(minorUnits(amount), { from, to, rate })).toBe(converted);
});

test.each(['', '-1', '1,5', '1.', '.5', '1e3', ' 1', 'NaN'])('%o is no rate', (rate) => {
  expect(() => convert(minorUnits(1), { from: USD, to: JPY, rate })).toThrow('is no rate');
});

test('what is converted is never off by more than half a coin, whatever the sign', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      (amount, digits) => {
        const rate = `0.${String(digits).padStart(8, '0')}`;
        const converted = convert(minorUnits(amount), { from: USD, to: KWD, rate });
        const exact = BigInt(amount) * BigInt(digits) * 10n;
        const off = BigInt(converted) * 100_000_000n - exact;
        expect(2n * (off < 0n ? -off : off) <= 100_000_000n).toBe(true);
        const back = convert(negative(minorUnits(amount)), { from: USD, to: KWD, rate });
        expect(negative(back)).toBe(converted);
      },
    ),
  );
});
