import { expect, test } from 'vitest';
import { refusalAtGate } from './gate.ts';

const OWN = 'https://college.example';

const refusalOf = (bytes: number | null, hasCookie: boolean): number | null =>
  refusalAtGate(
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: OWN,
        'sec-fetch-site': 'same-origin',
        ...(hasCookie && { cookie: 'any=any' }),
        ...(bytes !== null && { 'content-length': String(bytes) }),
      },
    },
    new Set([OWN]),
  );

test.each([
  ['a person with a session', true, 262_144],
  ['a stranger', false, 65_536],
])('%s may send no more than their share at once', (_, hasCookie, max) => {
  expect(refusalOf(max, hasCookie)).toBeNull();
  expect(refusalOf(max + 1, hasCookie)).toBe(413);
});

test('a body that does not say how long it is goes no further', () => {
  expect(refusalOf(null, true)).toBe(413);
});
