import { expect, test } from 'vitest';
import { ROLES } from '#kit/access/actor.ts';
import { effectivePermissions } from './effective-permissions.ts';

test.each(ROLES)('the role %s brings permissions that no other role brings', (role) => {
  const others = ROLES.filter((other) => other !== role).flatMap((other) =>
    effectivePermissions([other], []),
  );
  const brought = effectivePermissions([role], []);
  expect(brought.length).toBeGreaterThan(0);
  expect(brought.filter((permission) => others.includes(permission))).toEqual([]);
});

test('what was given to a user alone is added, each name once and in order', () => {
  expect(effectivePermissions(['user'], ['study', 'zooKeeping', 'abseiling'])).toEqual([
    'abseiling',
    'editOwnProfile',
    'readDocuments',
    'study',
    'zooKeeping',
  ]);
});

test('nobody without roles has permissions but those given to them alone', () => {
  expect(effectivePermissions([], ['readReports'])).toEqual(['readReports']);
});
