import { expect, test } from 'vitest';
import { accidentOf } from './accident.ts';

const at = (time: string): Date => new Date(`2026-03-02T${time}:00Z`);
const attempt = {
  ending: 'CONNECTION_LOST' as const,
  endedAt: at('10:52'),
  lastSeenAt: at('10:42'),
  expiresAt: at('11:20'),
  voidedAt: null,
};

test('an attempt that silence ended tells when its page was lost, and until when that page may still come back', () => {
  expect(accidentOf(attempt, at('11:00'))).toEqual({ lostAt: at('10:42'), goesOnUntil: at('11:21') });
  expect(accidentOf(attempt, at('11:30'))).toEqual({ lostAt: at('10:42'), goesOnUntil: null });
});

test.each([
  ['time ran out while nothing was heard of it', { lastSeenAt: at('10:42') }, true],
  ['time ran out on the page', { lastSeenAt: at('11:20') }, false],
])('%s: %j', (_, differing, isAccident) => {
  const timedOut = { ...attempt, ending: 'TIMED_OUT' as const, endedAt: at('11:20'), ...differing };
  expect(accidentOf(timedOut, at('12:00'))).toEqual(
    isAccident ? { lostAt: at('10:42'), goesOnUntil: null } : null,
  );
});

test.each([
  ['is open', { ending: null, endedAt: null }],
  ['was handed in', { ending: 'SUBMITTED' as const }],
  ['was left', { ending: 'LEFT_PAGE' as const }],
  ['was voided', { voidedAt: at('12:00') }],
])('an attempt that %s has met with no accident', (_, differing) => {
  expect(accidentOf({ ...attempt, ...differing }, at('12:00'))).toBeNull();
});
