import { beforeEach, expect, test, vi } from 'vitest';
import { appState, changeAppState } from '../storage/app-state.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { page } from '../page.ts';
import { forgetStoredUser, storedUser } from './stored-user.ts';
import { configure, FakeApi, fakeUser, serverError } from '../testing/fake-api.ts';
import { lostSession } from './lost-session.ts';
import { call } from '../call/call.ts';
import { currentUser } from './session.graphql.generated.ts';
import { askWhoIsSignedIn, enter, session } from './session.ts';
import { signOut } from './sign-out.ts';
import { forgetUnfinishedSignOut } from './unfinished-sign-out.ts';

function answering(answers: FakeApi['answers']): FakeApi {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  return api;
}

const unreachable = new TypeError('Failed to fetch');

beforeEach(() => {
  configure();
  localStorage.clear();
  sessionStorage.clear();
  forgetStoredUser();
  forgetUnfinishedSignOut();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(page, 'goTo').mockReturnValue();
});

test('the server says who is signed in, and the browser remembers it', async () => {
  answering({ currentUser: { data: { currentUser: fakeUser({}) } } });
  await askWhoIsSignedIn();
  expect(session()).toMatchObject({ status: 'signedIn', user: { _id: 'ana' } });
  expect(storedUser.read()?.fullName).toBe('Ana Souza');
});

test('a remembered user whom the server does not know any more is forgotten', async () => {
  enter(fakeUser({}));
  answering({ currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  expect(session()).toEqual({ status: 'anonymous' });
  expect(storedUser.read()).toBeNull();
});

test.each([{ currentUser: null }, { currentUser: fakeUser({ _id: 'ben' }) }])(
  'what was asked before a user signed in is no news after it (%#)',
  async (answer) => {
    const held = Promise.withResolvers<typeof answer>();
    const asking = askWhoIsSignedIn(() => held.promise);
    enter(fakeUser({}));
    held.resolve(answer);
    await asking;
    expect(session()).toMatchObject({ status: 'signedIn', user: { _id: 'ana' } });
  },
);

test('times are told in the zone of the user who is there, and in that of the clock when they have gone', async () => {
  const ofTheClock = readerZone();
  enter(fakeUser({ timezone: 'Asia/Kathmandu' }));
  expect(readerZone()).toBe('Asia/Kathmandu');
  answering({ currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  expect(readerZone()).toBe(ofTheClock);
});

test('an unreachable server leaves open who is signed in', async () => {
  enter(fakeUser({}));
  answering({ currentUser: unreachable });
  await askWhoIsSignedIn();
  expect(session()).toMatchObject({ status: 'unreachable', problem: { code: 'UNREACHABLE' } });
  expect(storedUser.read()).not.toBeNull();
});

test('a visitor whose old session has run out is a visitor, not a user without a connection', async () => {
  answering({ currentUser: serverError('Token expired', { code: 'UNAUTHENTICATED' }) });
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  await askWhoIsSignedIn();
  expect(session()).toEqual({ status: 'anonymous' });
  expect(reload).not.toHaveBeenCalled();
});

test('a user whose session has run out sees nothing else until the page has started again', async () => {
  enter(fakeUser({}));
  answering({ currentUser: serverError('Token expired', { code: 'UNAUTHENTICATED' }) });
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  await askWhoIsSignedIn();
  expect(session().status).toBe('asking');
  expect(reload).toHaveBeenCalledOnce();
});

test('a user who was known here and is not any more is told so at the login', async () => {
  enter(fakeUser({}));
  answering({ currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  expect(session()).toEqual({ status: 'anonymous' });
  expect(lostSession.read()).toBe(true);
});

test('a visitor who was never signed in has lost nothing', async () => {
  sessionStorage.setItem('typed', '{"/login#form1":{"email":"ana@"}}');
  answering({ currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  expect(lostSession.read()).toBeNull();
  expect(sessionStorage.getItem('typed')).not.toBeNull();
});

test('logout empties the stored user, the cache and what was typed, and starts a fresh page at the login (AUTH-74) (AUTH-75) (AUTH-76)', async () => {
  enter(fakeUser({}));
  changeAppState({ selectedGroup: 'g1' });
  localStorage.setItem('cache', '{"userId":"ana","answers":{}}');
  sessionStorage.setItem('typed', '{"/profile#address":{"city":"Lichfield"}}');
  const api = answering({ logoutUser: { data: { logoutUser: true } } });
  await signOut();
  expect(api.calls.map(({ body }) => body.operationName)).toEqual(['logoutUser']);
  expect(storedUser.read()).toBeNull();
  expect(localStorage.getItem('cache')).toBeNull();
  expect(sessionStorage.getItem('typed')).toBeNull();
  expect(appState().selectedGroup).toBeNull();
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('logout while impersonating goes back to the page of the person (AUTH-77)', async () => {
  enter(
    fakeUser({
      impersonatingUser: { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' },
    }),
  );
  answering({ logoutUser: { data: { logoutUser: true } } });
  await signOut();
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/users/ana');
});

test('a logout that does not reach the server still signs out here, and the next page tries again (AUTH-79)', async () => {
  enter(fakeUser({}));
  answering({ logoutUser: unreachable });
  await signOut();
  expect(storedUser.read()).toBeNull();
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/login');

  const still = answering({ logoutUser: unreachable, currentUser: { data: { currentUser: fakeUser({}) } } });
  await askWhoIsSignedIn();
  expect(session()).toEqual({ status: 'anonymous' });
  expect(still.calls.map(({ body }) => body.operationName)).toEqual(['logoutUser']);

  const refetch = answering({
    logoutUser: { data: { logoutUser: true } },
    currentUser: { data: { currentUser: null } },
  });
  await askWhoIsSignedIn();
  await askWhoIsSignedIn();
  expect(refetch.calls.map(({ body }) => body.operationName)).toEqual([
    'logoutUser',
    'currentUser',
    'currentUser',
  ]);
});

test('what a screen still asks for while its user logs out is no lost session', async () => {
  enter(fakeUser({}));
  const told = vi.spyOn(console, 'error');
  answering({
    logoutUser: { data: { logoutUser: true } },
    currentUser: serverError('Context userId not found', { code: 'UNAUTHENTICATED' }),
  });
  const leaving = signOut();
  await expect(call(currentUser, {})).rejects.toThrow('Context userId not found');
  await leaving;
  expect(lostSession.read()).toBeNull();
  expect(told).not.toHaveBeenCalled();
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('a server that knows of no session leaves no logout unfinished', async () => {
  enter(fakeUser({}));
  answering({ logoutUser: serverError('Context userId not found', { code: 'UNAUTHENTICATED' }) });
  await signOut();
  const api = answering({ currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  expect(api.calls.map(({ body }) => body.operationName)).toEqual(['currentUser']);
});
