import { expect, test } from 'vitest';
import { allowanceAfter, MESSAGES_A_DAY, waitUntil, WINDOW_MS } from './allowance.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (...hours: number[]) => hours.map((hour) => new Date(now.getTime() - hour * 3_600_000));

test.each([
  [[], 3, null],
  [[1], 2, null],
  [[1, 2], 1, null],
  [[1, 2, 5], 0, '2026-03-03T07:00:00.000Z'],
  // Exactly a day later it counts no more.
  [[1, 2, 24], 1, null],
  [[1, 2, 30], 1, null],
  // However many were sent under a higher limit, the third newest decides.
  [[1, 2, 3, 4, 5], 0, '2026-03-03T09:00:00.000Z'],
])(
  'after messages %j hours ago %i are left, and the next waits until %s (ALUM-17)',
  (hours, left, nextAt) => {
    const allowance = allowanceAfter(hoursAgo(...hours), now, MESSAGES_A_DAY);
    expect([allowance.left, allowance.nextAt?.toISOString() ?? null]).toEqual([left, nextAt]);
  },
);

test('in a thousand random orders, no 24 hours hold more than three (ALUM-17, TRAP-55)', () => {
  let seed = 42;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const sent: Date[] = [];
  let at = now.getTime();
  for (let tries = 0; tries < 1_000; tries++) {
    at += Math.floor(random() * 8 * 3_600_000);
    const { left, nextAt } = allowanceAfter(sent, new Date(at), MESSAGES_A_DAY);
    expect(left > 0).toBe(nextAt === null);
    if (left > 0) sent.push(new Date(at));
  }
  const spans = sent.slice(3).map((fourth, index) => fourth.getTime() - (sent[index]?.getTime() ?? 0));
  expect(Math.min(...spans)).toBeGreaterThanOrEqual(WINDOW_MS);
  expect(sent.length).toBeGreaterThan(300);
});

test.each([
  ['2026-03-02T12:00:20Z', { hours: 0, minutes: 1 }],
  ['2026-03-02T12:40:00Z', { hours: 0, minutes: 40 }],
  ['2026-03-02T13:00:00Z', { hours: 0, minutes: 60 }],
  ['2026-03-02T13:00:01Z', { hours: 2, minutes: 0 }],
  ['2026-03-03T12:00:00Z', { hours: 24, minutes: 0 }],
])('the wait until %s is told as %j', (nextAt, wait) => {
  expect(waitUntil(new Date(nextAt), now)).toEqual(wait);
});
