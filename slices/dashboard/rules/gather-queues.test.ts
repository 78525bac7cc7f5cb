import { expect, test } from 'vitest';
import { gatherQueues } from './gather-queues.ts';

const at = (regionId: string | null, count: number, since: string | null, name = 'leaveRequests') => ({
  name,
  regionId,
  waiting: { count, since },
});
const QUEUES = [
  at('walsall', 3, '2026-11-12T09:00:00Z'),
  at('jakarta', 30, '2026-11-02T09:00:00Z'),
  at('bonn', 4, '2026-11-08T09:00:00Z'),
  at(null, 2, null, 'staleTexts'),
];
const told = (regionId: string | null) =>
  gatherQueues(QUEUES, regionId).map(({ first, campuses, count }) => [first.regionId, campuses, count]);

test('the chosen campus is counted alone, the others together, led by the one where a person waits longest', () => {
  expect(told('walsall')).toEqual([
    ['walsall', 1, 3],
    ['jakarta', 2, 34],
    [null, 1, 2],
  ]);
});

test('where no campus is chosen, one row tells of all; what is of the whole college is a row of its own', () => {
  expect(told(null)).toEqual([
    ['jakarta', 3, 37],
    [null, 1, 2],
  ]);
});
