import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { daysProblem, LEAVE_STATUSES, mayBeDecided, overlaps, type DecidedStatus } from './leave-request.ts';
import { can } from './permissions.ts';
import { writtenDays } from './written-days.ts';

const today = '2026-11-18';

test.each([
  ['2026-11-18', '2026-11-18', null],
  ['2026-11-19', '2026-11-18', 'leaveDatesReversed'],
  ['2026-10-19', '2026-10-19', null],
  ['2026-10-18', '2026-12-01', 'leaveTooLongAgo'],
  ['2026-11-18', '2027-11-19', null],
  ['2026-11-18', '2027-11-20', 'leaveTooLong'],
] as const)('leave from %s to %s: %s (HOLE-47)', (firstDay, lastDay, problem) => {
  expect(daysProblem({ firstDay, lastDay }, { today })).toBe(problem);
});

test('a request that came in time keeps its first day, and cannot be moved further back (HOLE-47)', () => {
  const before = { firstDay: '2026-09-01', lastDay: '2026-09-03' } as const;
  expect(daysProblem({ ...before, lastDay: '2026-09-02' }, { today, before })).toBeNull();
  expect(daysProblem({ ...before, firstDay: '2026-08-31' }, { today, before })).toBe('leaveTooLongAgo');
});

test.each([
  ['2026-11-17', '2026-11-18', true],
  ['2026-11-20', '2026-11-25', true],
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-10', '2026-11-17', false],
  ['2026-11-21', '2026-11-21', false],
] as const)('%s to %s overlaps 18 to 20 November: %s (HOLE-47)', (firstDay, lastDay, isOverlap) => {
  expect(overlaps({ firstDay, lastDay }, { firstDay: '2026-11-18', lastDay: '2026-11-20' })).toBe(isOverlap);
});

test('what is not withdrawn can be approved and acknowledged, again and again (ATT-14, ATT-17, TRAP-30)', () => {
  const decided = (decision: DecidedStatus) =>
    LEAVE_STATUSES.filter((status) => mayBeDecided(status, decision));
  expect(decided('APPROVED')).toEqual(['PENDING', 'APPROVED', 'ACKNOWLEDGED']);
  expect(decided('ACKNOWLEDGED')).toEqual(['PENDING', 'APPROVED', 'ACKNOWLEDGED']);
});

const actor = (facts: Partial<Actor> = {}): Actor => ({
  personId: 'luke',
  roles: ['user'],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});
const deanOf = (regionId: string) => [{ regionId, slug: regionId, roleNames: ['dean' as const] }];

test.each([
  ['an admin of the campus', actor({ roles: ['user', 'admin'] }), true],
  ['a superadmin', actor({ roles: ['user', 'superadmin'], regionIds: [] }), true],
  ['an admin of another campus', actor({ roles: ['user', 'admin'], regionIds: ['denver'] }), false],
  ['a manager there', actor({ roles: ['user', 'manager'] }), false],
  ['a dean there', actor({ regionRoles: deanOf('walsall') }), false],
  ['an admin about themselves', actor({ roles: ['user', 'admin'], personId: 'ana' }), false],
  ['an admin behind the student', actor({ roles: ['user', 'admin'], impersonatorId: 'ana' }), false],
])('%s decides: %s (ATT-19)', (_, who, may) => {
  expect(can.decide(who, { personId: 'ana', regionId: 'walsall' })).toBe(may);
});

test.each([
  ['a dean there', actor({ regionRoles: deanOf('walsall') }), true, true],
  ['a dean of another campus', actor({ regionRoles: deanOf('denver') }), false, true],
  ['an admin of the campus', actor({ roles: ['user', 'admin'] }), true, false],
  [
    'an admin who is dean of the same campus',
    actor({ roles: ['user', 'admin'], regionRoles: deanOf('walsall') }),
    true,
    false,
  ],
  ['a student', actor({}), false, false],
])('%s reads: %s, and on some campus only reads: %s (HOLE-47)', (_, who, may, only) => {
  expect(can.read(who, { regionId: 'walsall' })).toBe(may);
  expect(can.onlyReadSome(who)).toBe(only);
});

test.each([
  ['en', '2026-11-19', '2026-11-19', 'November 19, 2026'],
  ['en', '2026-11-19', '2026-11-20', 'November 19 – 20, 2026'],
  ['de_DE', '2026-11-30', '2026-12-01', '30. November – 1. Dezember 2026'],
] as const)('days in %s from %s to %s read %s', (locale, firstDay, lastDay, written) => {
  expect(writtenDays({ firstDay, lastDay }, locale).replaceAll(/\s/g, ' ')).toBe(written);
});
