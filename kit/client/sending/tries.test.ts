import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBeforeTry } from './tries.ts';

test('each failure doubles the wait, up to half a minute, and chance spreads it', () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => waitBeforeTry(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, chance) => {
        const wait = waitBeforeTry(failures, chance);
        const longest = waitBeforeTry(failures, 1);
        return wait >= longest / 2 && wait <= longest && wait <= 30_000;
      },
    ),
  );
});
