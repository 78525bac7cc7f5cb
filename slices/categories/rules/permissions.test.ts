import { expect, test } from 'vitest';
import { can } from './permissions.ts';

test('categories are kept by superadmins only', () => {
  expect(can.manage({ roles: ['user', 'superadmin'] })).toBe(true);
  expect(can.manage({ roles: ['user', 'manager', 'admin', 'reportsAdmin'] })).toBe(false);
});
