import { expect, test } from 'vitest';
import { mayOpen } from './may-open.ts';

const student = ['user'];
const manager = ['user', 'manager'];
const admin = ['user', 'admin'];

test.each<[address: string, heldRoles: readonly string[] | null, expected: boolean, why: string]>([
  ['/groups', admin, false, 'an administrator who is no manager would be thrown to the dashboard'],
  ['/groups/g1', admin, true, 'but has the page of a group'],
  ['/groups/g1', manager, true, 'a manager has it'],
  ['/groups/preview/all', admin, true, 'though it lies under the groups of managers'],
  ['/users', manager, false, 'the list is the administrators’'],
  ['/users/u1?tab=grades#top', manager, true, 'whatever follows the path'],
  ['/users/import', manager, false, 'it is no page of a person'],
  ['/users/u1', student, false, ''],
  ['/users/u1?tab=history#top', admin, true, 'whatever follows the path'],
  ['/student/courses/c1', student, true, ''],
  ['/notifications', student, true, ''],
  ['/student/transactions', student, true, ''],
  ['/student/hours', student, true, ''],
  ['/timelogs', student, false, 'hours are confirmed by managers'],
  ['/timelogs', manager, true, ''],
  ['/evaluations', student, false, 'managers look after it'],
  ['/evaluations', manager, true, ''],
  ['/evaluations/groups/g1', student, true, 'the server knows who teaches the group'],
  ['/evaluations/groups/g1', manager, true, ''],
  ['/student/evaluations', student, true, ''],
  ['/reports', manager, false, 'while there is no such screen'],
  ['/student', student, false, 'where nothing stands'],
  ['/groups', null, true, 'a visitor logs in first'],
  ['/privacy', student, true, 'it is open to all'],
  ['/verify/code', admin, true, 'it is open to all'],
  ['?tab=lessons', student, true, 'it is another side of the same page'],
  ['/', admin, true, ''],
])('%s is open to %j: %s %s', (address, heldRoles, expected) => {
  expect(mayOpen(address, heldRoles)).toBe(expected);
});
