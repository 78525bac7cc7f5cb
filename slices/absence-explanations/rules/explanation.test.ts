import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { explainProblem, isInHandsOfStudent, EXPLANATION_STATUSES } from './explanation.ts';
import { can } from './permissions.ts';

const absent = { status: 'ABSENT', day: '2026-11-04', explanationId: null } as const;
const open = { today: '2026-11-18', isOpen: true } as const;

test.each([
  ['on the last of 14 days', absent, open, null],
  ['a day later', absent, { ...open, today: '2026-11-19' }, 'explanationTooLate'],
  ['of a person who was there', { ...absent, status: 'PRESENT' }, open, 'notAbsentThere'],
  ['of a person who was late', { ...absent, status: 'LATE' }, open, 'notAbsentThere'],
  ['that is excused already', { ...absent, status: 'EXCUSED' }, open, 'notAbsentThere'],
  ['a second time', { ...absent, explanationId: 'one' }, open, 'alreadyExplained'],
  ['where nobody handles them', absent, { ...open, isOpen: false }, 'explanationsDisabled'],
] as const)('explaining an absence %s (HOLE-49, ATT-30)', (_, record, at, problem) => {
  expect(explainProblem(record, at)).toBe(problem);
});

test('students change what is pending alone (HOLE-49)', () => {
  expect(EXPLANATION_STATUSES.filter(isInHandsOfStudent)).toEqual(['PENDING']);
});

const actor = (facts: Partial<Actor> = {}): Actor => ({
  personId: 'luke',
  roles: ['user', 'manager'],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});
const at = (regionId: string) => [{ regionId, slug: regionId, roleNames: ['attendanceAdmin' as const] }];

test.each([
  ['an attendance admin there', actor({ regionRoles: at('walsall') }), true],
  ['an attendance admin of another campus', actor({ regionRoles: at('denver') }), false],
  ['a manager there', actor(), false],
  ['an admin there', actor({ roles: ['user', 'admin'] }), false],
  ['a superadmin', actor({ roles: ['user', 'superadmin'], regionIds: [] }), true],
  ['an attendance admin about themselves', actor({ personId: 'ana', regionRoles: at('walsall') }), false],
  ['one behind the student', actor({ impersonatorId: 'ana', regionRoles: at('walsall') }), false],
])('%s decides: %s (ATT-29)', (_, who, may) => {
  expect(can.decide(who, { personId: 'ana', regionId: 'walsall' })).toBe(may);
});
