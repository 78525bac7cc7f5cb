import { expect, test } from 'vitest';
import { ROLES } from '#kit/access/actor.ts';
import { effectivePermissions } from '#slices/people/rules/effective-permissions.ts';
import { messages } from '#slices/people/rules/messages.ts';
import { permissionName } from './use-facts-about.tsx';

const words = (id: string): string => messages.sources[id as keyof typeof messages.sources].text;

test.each([...effectivePermissions(ROLES, ['uploadVideos'])])(
  'the permission %s is told in words, not by its name in the program (HOLE-05)',
  (permission) => {
    expect(permissionName(permission, words)).not.toBe('');
    expect(permissionName(permission, () => 'in words')).toBe('in words');
  },
);

test('a permission of a newer server is told by its bare name', () => {
  expect(permissionName('driveTheBus', words)).toBe('driveTheBus');
});
