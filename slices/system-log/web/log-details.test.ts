import { expect, test } from 'vitest';
import { linesOf } from './log-details.tsx';

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
