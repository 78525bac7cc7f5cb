import { expect, test } from 'vitest';
import { can } from './permissions.ts';

test('requests for help are answered by superadmins only', () => {
  expect(can.answer({ roles: ['user', 'superadmin'] })).toBe(true);
  expect(can.answer({ roles: ['user', 'manager', 'admin', 'reportsAdmin'] })).toBe(false);
});
