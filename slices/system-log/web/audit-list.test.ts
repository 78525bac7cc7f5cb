import { expect, test } from 'vitest';
import { changesIn } from './audit-list.tsx';

test.each([
  [
    { before: { name: 'A', year: 1 }, after: { name: 'B', year: null } },
    { name: 'A → B', year: '1 → null' },
  ],
  [{ after: { name: 'B' } }, { name: 'B' }],
  [
    { before: { name: 'A' }, reason: 'Asked' },
    { name: 'A', reason: 'Asked' },
  ],
])('%j is told as %j', (told, lines) => {
  expect(JSON.parse(changesIn(JSON.stringify(told)))).toEqual(lines);
});
