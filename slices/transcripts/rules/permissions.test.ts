import { expect, test } from 'vitest';
import type { Actor, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (roles: Role[], regionIds: string[], personId = 'mia'): Actor => ({
  personId,
  roles: ['user', ...roles],
  regionIds,
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
});
const ana = { personId: 'ana', regionId: 'denver' };

test.each<[string, Actor, boolean, boolean]>([
  ['a manager of the campus', actor(['manager'], ['denver']), true, true],
  ['an admin of the campus', actor(['admin'], ['denver']), true, true],
  ['a superadmin', actor(['superadmin'], []), true, true],
  ['a manager of another campus', actor(['manager'], ['walsall']), false, false],
  ['the student', actor([], ['denver'], 'ana'), true, false],
  ['another student', actor([], ['denver']), false, false],
  ['a manager who studies there', actor(['manager'], ['denver'], 'ana'), true, false],
])('%s reads transcripts and issues them: %#', (_, who, reads, issues) => {
  expect([can.read(who, ana), can.issue(who, ana)]).toEqual([reads, issues]);
});
