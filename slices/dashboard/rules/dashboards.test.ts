import { expect, test } from 'vitest';
import { dashboardsFor, managesGroups, shownDashboard, type Dashboard } from './dashboards.ts';

test.each<[string[], string, Dashboard]>([
  [['user', 'admin'], 'Admin', 'Admin'],
  [['user', 'admin'], 'Manager', 'Manager'],
  [['user', 'admin'], 'Student', 'Student'],
  [['user', 'admin'], 'Root', 'Admin'],
  [['user', 'manager'], 'Admin', 'Student'],
  [['user', 'manager'], 'Manager', 'Student'],
  [['user', 'superadmin'], 'Admin', 'Student'],
  [['user'], 'Admin', 'Student'],
])('a person with %j who has chosen %s sees that of %s', (roles, chosen, expected) => {
  expect(shownDashboard(roles, chosen)).toBe(expected);
});

test('only administrators have a choice', () => {
  expect(dashboardsFor(['user', 'admin'])).toHaveLength(3);
  expect(dashboardsFor(['user', 'manager', 'superadmin', 'reportsAdmin'])).toEqual(['Student']);
});

test.each([
  [['user'], false],
  [['user', 'admin'], false],
  [['user', 'manager'], true],
])('those with the roles %j are led to the groups they manage: %j', (roles, expected) => {
  expect(managesGroups(roles)).toBe(expected);
});
