import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from '../page.ts';
import { configure, FakeApi, fakeUser } from '../testing/fake-api.ts';
import { lostSession } from './lost-session.ts';
import { followOtherTabs } from './other-tabs.ts';
import { askWhoIsSignedIn, enter } from './session.ts';
import { signOut } from './sign-out.ts';

const boss = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };

/** What the browser tells this tab when another one has written to the storage. */
function anotherTabWrites(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeAll(followOtherTabs);

beforeEach(() => {
  configure();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(page, 'reload').mockReturnValue();
  vi.spyOn(page, 'goTo').mockReturnValue();
});

test('a tab starts again when another one has signed out, and says why', () => {
  enter(fakeUser({}));
  anotherTabWrites('signedOut', 'true');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(lostSession.read()).toBe(true);
});

test('the end of an impersonation in another tab is no lost session', () => {
  enter(fakeUser({ impersonatingUser: boss }));
  anotherTabWrites('signedOut', 'true');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(lostSession.read()).toBeNull();
});

test('a tab starts again when another user has signed in in another one', () => {
  enter(fakeUser({}));
  anotherTabWrites('user', JSON.stringify({ _id: 'ben', fullName: 'Ben Okoro', locale: null }));
  expect(page.reload).toHaveBeenCalledOnce();
});

test.each([
  ['the same person’s language', 'user', '{"_id":"ana","fullName":"Ana Souza","locale":"de_DE"}'],
  ['what is remembered of screens', 'cache', '{}'],
  ['the mark that is taken away again', 'signedOut', null],
])('%s starts nothing again', (_, key, value) => {
  enter(fakeUser({}));
  anotherTabWrites(key, value);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a visitor’s page stays as it is', async () => {
  vi.stubGlobal('fetch', new FakeApi({ currentUser: { data: { currentUser: null } } }).fetch);
  await askWhoIsSignedIn();
  anotherTabWrites('signedOut', 'true');
  expect(page.reload).not.toHaveBeenCalled();
});

test('signing out leaves no mark behind', async () => {
  vi.stubGlobal('fetch', new FakeApi({ logoutUser: { data: { logoutUser: true } } }).fetch);
  enter(fakeUser({}));
  const told = vi.spyOn(Storage.prototype, 'setItem');
  await signOut();
  expect(told).toHaveBeenCalledWith('signedOut', 'true');
  expect(localStorage.getItem('signedOut')).toBeNull();
});
