import { expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { guardDecision, type GuardDecision } from './guard-decision.ts';

const toDashboard = { redirectTo: '/dashboard' };

test.each<[string, string[] | null, Role[], string, GuardDecision]>([
  [
    'a visitor goes to the login (NAV-01)',
    null,
    ['user'],
    '/docs',
    { redirectTo: '/login?redirect=%2Fdocs' },
  ],
  ['the role opens the route', ['user'], ['user'], '/docs', 'pass'],
  [
    'any one of several roles opens it (NAV-05)',
    ['user', 'reportsAdmin'],
    ['admin', 'reportsAdmin'],
    '/reports',
    'pass',
  ],
  ['without the role the dashboard follows (NAV-04)', ['user'], ['superadmin'], '/logits', toDashboard],
  ['superadmin does not stand for admin (NAV-06)', ['user', 'superadmin'], ['admin'], '/users', toDashboard],
  ['admin does not stand for manager (NAV-06)', ['user', 'admin'], ['manager'], '/groups', toDashboard],
  ['the dashboard never leads to itself', ['superadmin'], ['user'], '/dashboard', 'noAccess'],
])('%s', (_, heldRoles, neededRoles, pathname, expected) => {
  expect(guardDecision({ heldRoles, neededRoles, pathname, search: '' })).toEqual(expected);
});
