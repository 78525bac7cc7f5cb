import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

const MINUTE = Date.UTC(2100, 0, 1, 12, 0, 0);

test('one address is refused what others still get, until the minute is over', () => {
  const limit = new AddressLimit(3);
  const at = MINUTE + 15_000;
  expect([1, 2, 3, 4].map(() => limit.take('192.0.2.1', at))).toEqual([null, null, null, 45]);
  expect(limit.take('192.0.2.2', at)).toBeNull();
  expect(limit.take('192.0.2.1', MINUTE + 60_000)).toBeNull();
});

test('a campus of five hundred that opens the site in one minute is not refused', () => {
  const limit = new AddressLimit();
  const refused = Array.from({ length: 500 * 40 }, () => limit.take('192.0.2.1', MINUTE)).filter(
    (seconds) => seconds !== null,
  );
  expect(refused).toEqual([]);
});
