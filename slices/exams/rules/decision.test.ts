import { expect, test } from 'vitest';
import { checkDecision, decisionsFor, givenBack, takenBack, type DecidedAttempt } from './decision.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const attempt = (changed: Partial<DecidedAttempt>): DecidedAttempt => ({
  ending: 'SUBMITTED',
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
  const times = { deadline: NOON, expiresAt: new Date('2026-03-01T11:00:00Z') };
  expect(givenBack(times, new Date('2026-03-01T10:30:00Z'), NOON)).toEqual({
    deadline: new Date('2026-03-01T13:30:00Z'),
    expiresAt: new Date('2026-03-01T12:30:00Z'),
  });
  expect(givenBack({ deadline: NOON, expiresAt: null }, NOON, NOON).expiresAt).toBeNull();
  const from = new Date('2026-03-01T10:30:00Z');
  expect(takenBack(givenBack(times, from, NOON), from, NOON)).toEqual(times);
});
