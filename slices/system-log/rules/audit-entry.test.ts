import { expect, test } from 'vitest';
import { payloadOf, placeOf } from './audit-entry.ts';

test.each([
  ['12', '12'],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['9'.repeat(19), null],
  [null, null],
])('%j is the place %j', (written, expected) => {
  expect(placeOf(written)).toBe(expected);
});

test('a change is told by what was, what is and why; what is not known is left out', () => {
  expect(payloadOf({ before: null, after: null, reason: null })).toBe('');
  expect(payloadOf({ before: { name: 'A' }, after: { name: 'B' }, reason: 'Asked' })).toBe(
    '{"before":{"name":"A"},"after":{"name":"B"},"reason":"Asked"}',
  );
});
