import { expect, test } from 'vitest';
import { menuFor } from './menus.ts';

test.each([
  [['user'], ['/dashboard']],
  [['user', 'admin'], ['/dashboard']],
  [
    ['user', 'superadmin'],
    ['/dashboard', '/logits'],
  ],
  [[], []],
])('somebody with the roles %j is offered %j', (roles, expected) => {
  expect(menuFor(roles).map(({ to }) => to)).toEqual(expected);
});
