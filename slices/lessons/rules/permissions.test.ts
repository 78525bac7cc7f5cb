import { expect, test } from 'vitest';
import type { Actor, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actorWith = (...roles: Role[]): Actor => ({
  personId: 'me',
  roles: ['user', ...roles],
  regionIds: ['home'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
});
const course = {
  teacherPersonId: null,
  regionIds: ['home'],
  isTaken: true,
  wasTaken: false,
  forAlumni: false,
  hidden: false,
  archived: false,
};
const others = { ...course, isTaken: false };

test.each([
  ['a person who takes the course', actorWith(), course, true, false],
  ['a student of another group', actorWith(), others, false, false],
  ['the teacher', actorWith(), { ...others, teacherPersonId: 'me' }, true, true],
  ['a manager of the campus', actorWith('manager'), others, true, true],
  ['an admin', actorWith('admin'), { ...others, regionIds: [] }, true, true],
])(
  'a lesson is read by %s, and while it is hidden only by those who follow the course',
  (_, actor, standing, shown, hidden) => {
    expect(can.read(actor, standing, { hidden: false })).toBe(shown);
    expect(can.read(actor, standing, { hidden: true })).toBe(hidden);
  },
);

test('nobody writes lessons but the user who writes courses', () => {
  expect(
    [actorWith(), actorWith('manager'), actorWith('admin'), actorWith('superadmin')].map(can.write),
  ).toEqual([false, false, true, true]);
});
