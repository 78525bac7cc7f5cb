import { beforeEach, expect, test, vi } from 'vitest';
import { appState } from '#kit/client/storage/app-state.ts';
import { page } from '#kit/client/page.ts';
import { askWhoIsSignedIn, enter } from '#kit/client/session/session.ts';
import { storedUser } from '#kit/client/session/stored-user.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { changeLanguage } from './change-language.ts';

async function start(answers: FakeApi['answers']): Promise<FakeApi> {
  const api = new FakeApi({ currentUser: { data: { currentUser: null } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  await askWhoIsSignedIn();
  return api;
}

beforeEach(() => {
  configure();
  window.history.replaceState(null, '', '/login');
  vi.spyOn(page, 'reload').mockReturnValue();
  vi.spyOn(page, 'goTo').mockReturnValue();
});

test('a visitor’s choice is stored and the page reloads (I18N-07) (I18N-08)', async () => {
  const api = await start({});
  await changeLanguage('pl_PL');
  expect(appState().publicLocale).toBe('pl_PL');
  expect(api.variablesOf('updateUserProfile')).toEqual([]);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a user who is signed in has it in their profile before the page reloads (I18N-06)', async () => {
  const saved = Promise.withResolvers<Response>();
  await start({});
  enter(fakeUser({}));
  vi.stubGlobal('fetch', () => saved.promise);
  const changing = changeLanguage('it_IT');
  expect(page.reload).not.toHaveBeenCalled();
  saved.resolve(Response.json({ data: { updateUserProfile: fakeUser({ locale: 'it_IT' }) } }));
  await changing;
  expect(storedUser.read()?.locale).toBe('it_IT');
  expect(appState().publicLocale).toBe('it_IT');
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a user who looks at the site in another’s place changes the language of this browser only', async () => {
  const api = await start({});
  const boss = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };
  enter(fakeUser({ locale: 'uk_UA', impersonatingUser: boss }));
  await changeLanguage('nl_NL');
  expect(api.variablesOf('updateUserProfile')).toEqual([]);
  expect(storedUser.read()?.locale).toBeNull();
  expect(appState().publicLocale).toBe('nl_NL');
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a choice that cannot be saved changes nothing', async () => {
  await start({ updateUserProfile: serverError('The server is busy right now.') });
  enter(fakeUser({}));
  const before = appState().publicLocale;
  await expect(changeLanguage('fr_FR')).rejects.toThrow('The server is busy right now.');
  expect(appState().publicLocale).toBe(before);
  expect(page.reload).not.toHaveBeenCalled();
});

test('on the page of a mailed link the choice takes the place of the mail’s language', async () => {
  await start({});
  window.history.replaceState(null, '', '/reset-password/t0ken?suggestedLocale=de_DE');
  await changeLanguage('es_MX');
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/reset-password/t0ken?suggestedLocale=es_MX');
});

test('on a registration the choice becomes the suggestion of its address', async () => {
  await start({});
  window.history.replaceState(null, '', '/create-account/g1?suggestedLocale=de_DE');
  await changeLanguage('es_MX');
  expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/create-account/g1?suggestedLocale=es_MX');
});
