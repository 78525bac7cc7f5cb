import { beforeEach, expect, test } from 'vitest';
import { storedUser, storeUser } from './stored-user.ts';

beforeEach(() => localStorage.clear());

test('the stored user is kept in local storage, without a token or a right (API-35)', () => {
  const user = {
    _id: 'ana',
    fullName: 'Ana Souza',
    locale: 'zh_CN',
    apiToken: 'secret',
    roles: ['superadmin'],
  };
  storeUser(user);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    _id: 'ana',
    fullName: 'Ana Souza',
    locale: 'zh_CN',
  });
  expect(storedUser.read()).toEqual({ _id: 'ana', fullName: 'Ana Souza', locale: 'zh_CN' });
});

test.each(['null', '{', '{"_id":7}', '"ana"'])('%s in storage is nobody', (stored) => {
  localStorage.setItem('user', stored);
  expect(storedUser.read()).toBeNull();
});
