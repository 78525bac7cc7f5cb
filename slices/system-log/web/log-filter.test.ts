import { expect, test } from 'vitest';
import { linesOf } from './log-details.tsx';
import { addressOf, filterFrom, filterInput, isFiltering } from './log-filter.ts';

test('a filter survives the way into the address and back', () => {
  const filter = { type: 'ERROR', action: '', reference: 'K7QM-2F9X' };
  const address = addressOf(filter);
  expect(address.toString()).toBe('type=ERROR&reference=K7QM-2F9X');
  expect(filterFrom(address)).toEqual(filter);
});

test.each([
  ['', false],
  ['after=x', false],
  ['action=courseActivity', true],
])('the address "%s" filters: %s', (address, expected) => {
  expect(isFiltering(filterFrom(new URLSearchParams(address)))).toBe(expected);
});

test('what is not filtered by is left out of the question', () => {
  expect(filterInput(filterFrom(new URLSearchParams('action=courseActivity')))).toEqual({
    type: null,
    action: 'courseActivity',
    reference: null,
  });
});

test.each([
  [
    '{"error":"TypeError: x\\n  at y","url":"/dashboard"}',
    ['error: TypeError: x', '  at y', 'url: /dashboard'],
  ],
  ['{"courseId":7}', ['courseId: 7']],
  ['{"browser":{"name":"Firefox"}}', ['browser: {', '  "name": "Firefox"', '}']],
  ['not JSON\n<b>at all</b>', ['not JSON', '<b>at all</b>']],
  ['null', ['null']],
])('the payload %j is shown as the lines %j', (payload, lines) => {
  expect(linesOf(payload)).toEqual(lines);
});
