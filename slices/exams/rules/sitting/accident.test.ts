import { expect, test } from 'vitest';
import { accidentOf, isUndecided } from './accident.ts';

const at = (time: string): Date => new Date(`2026-03-02T${time}:00Z`);
const attempt = {
  ending: 'CONNECTION_LOST' as const,
  endedAt: at('10:52'),
  lastSeenAt: at('10:42'),
  expiresAt: at('11:20'),
  waitsSince: null,
  voidedAt: null,
};

test('an attempt that silence ended tells when its page was lost, and until when that page may still come back', () => {
  expect(accidentOf(attempt, at('11:00'))).toEqual({
    lostAt: at('10:42'),
    goesOnUntil: at('11:21'),
    endsAt: null,
  });
  expect(accidentOf(attempt, at('11:30'))).toEqual({ lostAt: at('10:42'), goesOnUntil: null, endsAt: null });
});

test.each([
  ['time ran out while nothing was heard of it', { lastSeenAt: at('10:42') }, true],
  ['time ran out on the page', { lastSeenAt: at('11:20') }, false],
])('%s: %j', (_, differing, isAccident) => {
  const timedOut = { ...attempt, ending: 'TIMED_OUT' as const, endedAt: at('11:20'), ...differing };
  expect(accidentOf(timedOut, at('12:00'))).toEqual(
    isAccident ? { lostAt: at('10:42'), goesOnUntil: null, endsAt: null } : null,
  );
});

test.each([
  ['is open and heard of', { ending: null, endedAt: null, lastSeenAt: at('11:59') }],
  ['was reinstated', { ending: null, endedAt: null, waitsSince: at('11:00') }],
  ['was handed in', { ending: 'SUBMITTED' as const }],
  ['was left', { ending: 'LEFT_PAGE' as const }],
  ['was voided', { voidedAt: at('12:00') }],
])('an attempt that %s has met with no accident', (_, differing) => {
  expect(accidentOf({ ...attempt, ...differing }, at('12:00'))).toBeNull();
});

test.each([
  ['has no limit', null, at('10:52')],
  ['is over before that', at('10:50'), at('10:50')],
])(
  'an open attempt of which nothing is heard tells when it ends, where its time %s',
  (_, expiresAt, endsAt) => {
    const open = { ...attempt, ending: null, endedAt: null, expiresAt };
    expect(accidentOf(open, at('10:45'))).toMatchObject({ lostAt: at('10:42'), endsAt });
    expect(accidentOf(open, at('10:43'))).toBeNull();
  },
);

test.each([
  [{ ending: 'CONNECTION_LOST' as const }, true],
  [{ ending: 'LEFT_PAGE' as const }, true],
  [{ ending: 'CLOSED_BROWSER' as const }, true],
  [{ ending: 'TIMED_OUT' as const, accident: {} }, true],
  [{ ending: 'TIMED_OUT' as const }, false],
  [{ ending: 'SUBMITTED' as const }, false],
  [{ ending: null }, false],
  [{ ending: null, accident: {}, waits: true }, false],
])('staff may have to decide about %j: %s', (differing, expected) => {
  expect(isUndecided({ accident: null, waits: false, ...differing })).toBe(expected);
});
