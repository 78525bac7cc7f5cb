import { expect, test } from 'vitest';
import { dashboardsFor, shownDashboard, type Dashboard } from './dashboards.ts';

test.each<[string[], string, Dashboard]>([
  [['user', 'admin'], 'Admin', 'Admin'],
  [['user', 'admin'], 'Manager', 'Manager'],
  [['user', 'admin'], 'Student', 'Student'],
  [['user', 'admin'], 'Root', 'Admin'],
  [['user', 'manager'], 'Admin', 'Student'],
  [['user', 'manager'], 'Manager', 'Student'],
  [['user', 'superadmin'], 'Admin', 'Student'],
  [['user'], 'Admin', 'Student'],
])('somebody with %j who has chosen %s sees that of %s', (roles, chosen, expected) => {
  expect(shownDashboard(roles, chosen)).toBe(expected);
});

test('only administrators have a choice', () => {
  expect(dashboardsFor(['user', 'admin'])).toHaveLength(3);
  expect(dashboardsFor(['user', 'manager', 'superadmin', 'reportsAdmin'])).toEqual(['Student']);
});
