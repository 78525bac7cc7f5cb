import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can, type CourseStanding } from './permissions.ts';

const actor = (more: Partial<Actor>): Actor => ({
  personId: 'me',
  roles: ['user'],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
  ...more,
});
const standing = (more: Partial<CourseStanding> = {}): CourseStanding => ({
  teacherPersonId: null,
  regionIds: [],
  isTaken: false,
  wasTaken: false,
  hidden: false,
  forAlumni: false,
  archived: false,
  ...more,
});

const student = actor({});
const manager = actor({ roles: ['user', 'manager'] });
const managerElsewhere = actor({ roles: ['user', 'manager'], regionIds: ['jakarta'] });
const admin = actor({ roles: ['user', 'admin'] });
const superadmin = actor({ roles: ['user', 'superadmin'], regionIds: [] });

test.each([
  ['a student who takes it', student, standing({ isTaken: true }), true],
  ['a student who does not', student, standing({ regionIds: ['walsall'] }), false],
  ['a student who takes it while it is hidden', student, standing({ isTaken: true, hidden: true }), false],
  [
    'a student who took it before it was archived',
    student,
    standing({ isTaken: true, archived: true }),
    false,
  ],
  ['a graduate who took it', student, standing({ wasTaken: true }), true],
  [
    'a graduate who took it, now that it is hidden',
    student,
    standing({ wasTaken: true, hidden: true }),
    false,
  ],
  [
    'a graduate who took it, now that it is archived',
    student,
    standing({ wasTaken: true, archived: true }),
    false,
  ],
  ['its teacher while it is hidden', student, standing({ teacherPersonId: 'me', hidden: true }), true],
  ['the teacher of another course', student, standing({ teacherPersonId: 'somebody' }), false],
  ['a manager where it is taught', manager, standing({ regionIds: ['walsall'], hidden: true }), true],
  ['a manager of another campus', managerElsewhere, standing({ regionIds: ['walsall'] }), false],
  ['an admin, wherever it is taught', admin, standing({ hidden: true, archived: true }), true],
  ['a superadmin', superadmin, standing({ hidden: true }), true],
])('%s reads a course: %#', (_, who, course, isAllowed) => {
  expect(can.read(who, course)).toBe(isAllowed);
});

test('the catalogue is written by admins and superadmins, and by nobody else', () => {
  expect([student, manager, admin, superadmin].map(can.write)).toEqual([false, false, true, true]);
});

test('a group is given courses by those who look after its campus', () => {
  const walsall = { regionId: 'walsall' };
  const callers = [student, managerElsewhere, manager, admin, superadmin];
  expect(callers.map((who) => can.teach(who, walsall))).toEqual([false, false, true, true, true]);
});

test('a group is looked at as its students do by the admins of its campus, and not by its managers (COUR-16)', () => {
  const adminElsewhere = actor({ roles: ['user', 'admin'], regionIds: ['jakarta'] });
  const callers = [student, manager, adminElsewhere, admin, superadmin];
  expect(callers.map((who) => can.preview(who, { regionId: 'walsall' }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['a student', student, [], false],
  ['a manager of the only campus', manager, ['walsall'], false],
  ['an admin, what nobody uses', admin, [], true],
  ['an admin, what only their campus uses', admin, ['walsall'], true],
  ['an admin, what another campus uses', admin, ['jakarta'], false],
  ['an admin, what another campus uses too', admin, ['walsall', 'jakarta'], false],
  [
    'an admin of both',
    actor({ roles: ['user', 'admin'], regionIds: ['walsall', 'jakarta'] }),
    ['walsall', 'jakarta'],
    true,
  ],
  ['a superadmin', superadmin, ['walsall', 'jakarta'], true],
])('%s may change it: %#: %s (COUR-15)', (_, who, usedIn, isAllowed) => {
  expect(can.change(who, { usedIn })).toBe(isAllowed);
});

const alumnus = actor({ isAlumnus: true });
const alumniAdmin = actor({
  regionRoles: [{ regionId: 'alumni', slug: 'US-Alumni', roleNames: ['admin'] }],
});

test.each([
  ['an alumnus', alumnus, standing({ forAlumni: true }), true],
  ['a person who looks after the alumni', alumniAdmin, standing({ forAlumni: true }), true],
  ['an alumnus while it is hidden', alumnus, standing({ forAlumni: true, hidden: true }), false],
  ['an alumnus once it is archived', alumnus, standing({ forAlumni: true, archived: true }), false],
  ['an alumnus where it is not open to alumni', alumnus, standing(), false],
  ['a student', student, standing({ forAlumni: true }), false],
])('%s: opens a course of the library, and reads nothing else of it (HOLE-64)', (_, who, course, opens) => {
  expect([can.open(who, course), can.read(who, course)]).toEqual([opens, false]);
});
