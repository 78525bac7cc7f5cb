import { expect, test } from 'vitest';
import {
  checkDecision,
  decisionsFor,
  endedMs,
  givenBack,
  takenBack,
  type DecidedAttempt,
  type Decision,
} from './decision.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const attempt = (changed: Partial<DecidedAttempt>): DecidedAttempt => ({
  ending: 'SUBMITTED',
  endedAt: NOON,
  lastSeenAt: NOON,
  waitsSince: null,
  voidedAt: null,
  isFollowed: false,
  isReplaced: false,
  ...changed,
});

test.each([
  [{}, ['VOID', 'PENALISE']],
  [{ ending: 'LEFT_PAGE' as const }, ['REINSTATE', 'VOID', 'PENALISE']],
  [{ ending: 'CONNECTION_LOST' as const, isFollowed: true }, ['VOID', 'PENALISE']],
  [{ ending: 'TIMED_OUT' as const }, ['VOID', 'PENALISE']],
  // Its time ran out while nothing was heard of its page.
  [
    { ending: 'TIMED_OUT' as const, lastSeenAt: new Date('2026-03-01T11:50:00Z') },
    ['REINSTATE', 'VOID', 'PENALISE'],
  ],
  [{ ending: null }, []],
  [{ ending: null, waitsSince: NOON }, ['WITHDRAW']],
  [{ voidedAt: NOON }, ['RESTORE', 'PENALISE']],
  [{ voidedAt: NOON, isFollowed: true }, ['RESTORE', 'PENALISE']],
  [{ voidedAt: NOON, isFollowed: true, isReplaced: true }, ['PENALISE']],
])('of an attempt with %j can be decided %j', (changed, decisions) => {
  expect(decisionsFor(attempt(changed))).toEqual(decisions);
});

test('one that was handed in was not left, and one that is sat goes on', () => {
  expect(checkDecision('REINSTATE', attempt({}))).toBe('attemptNotLeft');
  expect(checkDecision('REINSTATE', attempt({ ending: null }))).toBe('attemptGoesOn');
});

test('the time during which an attempt was ended is given back', () => {
  const times = { hasOwnDeadline: false, deadline: NOON, expiresAt: new Date('2026-03-01T11:00:00Z') };
  expect(givenBack(times, new Date('2026-03-01T10:30:00Z'), NOON)).toEqual({
    deadline: new Date('2026-03-01T13:30:00Z'),
    expiresAt: new Date('2026-03-01T12:30:00Z'),
  });
  expect(givenBack({ ...times, expiresAt: null }, NOON, NOON).expiresAt).toBeNull();
  const from = new Date('2026-03-01T10:30:00Z');
  const { hasOwnDeadline, ...asBefore } = times;
  expect(takenBack({ ...givenBack(times, from, NOON), hasOwnDeadline }, from, NOON)).toEqual(asBefore);
});

test('a deadline that the student was granted by its date stays, and the limit is given back', () => {
  const times = { hasOwnDeadline: true, deadline: NOON, expiresAt: NOON };
  expect(givenBack(times, NOON, new Date('2026-03-01T12:30:00Z'))).toEqual({
    deadline: NOON,
    expiresAt: new Date('2026-03-01T12:30:00Z'),
  });
});

test('of the times that an attempt was ended, those count that were not withdrawn', () => {
  const decided = (kind: Decision, minute: string, seen: { lastSeenAt?: string } = {}) => ({
    kind,
    before: { endedAt: kind === 'REINSTATE' ? NOON.toISOString() : null, ...seen },
    decidedAt: new Date(`2026-03-01T12:${minute}:00Z`),
  });
  expect(endedMs([])).toBe(0);
  expect(endedMs([decided('PENALISE', '05'), decided('REINSTATE', '10')])).toBe(10 * 60_000);
  const secondThought = [decided('REINSTATE', '10'), decided('WITHDRAW', '12'), decided('REINSTATE', '20')];
  expect(endedMs(secondThought)).toBe(20 * 60_000);
  expect(endedMs([decided('REINSTATE', '10', { lastSeenAt: '2026-03-01T11:50:00Z' })])).toBe(20 * 60_000);
});
