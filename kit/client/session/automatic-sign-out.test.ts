import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../call/call.ts';
import { page } from '../page.ts';
import { lostSession } from './lost-session.ts';
import { forgetStoredUser, storedUser, storeUser } from './stored-user.ts';
import { noteUserLeaving } from './work-of-user.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';

const groups = { operationName: 'groups', query: 'query groups {\n  groups\n}' };

function answerWith(message: string, code = 'UNAUTHENTICATED') {
  vi.stubGlobal('fetch', new FakeApi({ groups: serverError(message, { code }) }).fetch);
  return vi.spyOn(page, 'reload').mockReturnValue();
}

beforeEach(() => {
  configure();
  localStorage.clear();
  sessionStorage.clear();
  forgetStoredUser();
  noteUserLeaving(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['Token expired', 'AUTH-80'],
  ['Context userId not found', 'AUTH-81'],
  ['ReferenceError: cookie is not defined', 'AUTH-82'],
  ['User not found', 'AUTH-83'],
])('"%s" forgets the stored user and reloads the page (%s)', async (message) => {
  storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
  localStorage.setItem('cache', '{"userId":"ana","entities":{}}');
  const reload = answerWith(message);
  await expect(call(groups, {})).rejects.toThrow(message);
  expect(storedUser.read()).toBeNull();
  expect(localStorage.getItem('cache')).toBeNull();
  expect(lostSession.read()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose storage another tab has emptied by signing out is signed out as well', async () => {
  storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
  localStorage.clear();
  const reload = answerWith('Context userId not found');
  await expect(call(groups, {})).rejects.toThrow('Context userId not found');
  expect(reload).toHaveBeenCalledOnce();
});

test('a visitor for whom nobody is stored is never reloaded, or it would not end', async () => {
  const reload = answerWith('Context userId not found');
  await expect(call(groups, {})).rejects.toThrow('Context userId not found');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['This link has expired or was already used.', 'BAD_USER_INPUT'],
  ['“User not found.pdf” did not arrive whole. Please try again.', 'BAD_USER_INPUT'],
  ['Token expired', 'INTERNAL'],
  ['Context userId not found', 'FORBIDDEN'],
  ['cookie is not defined', 'NOT_FOUND'],
  ['User not found', 'RATE_LIMITED'],
])(
  '“%s” with the code %s signs nobody out: only the code of a lost session does (D3)',
  async (message, code) => {
    storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
    const reload = answerWith(message, code);
    await expect(call(groups, {})).rejects.toThrow(message);
    expect(storedUser.read()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a call made while crashing or leaving does not start the page again', async () => {
  storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
  const reload = answerWith('Token expired');
  await expect(call(groups, {}, { ignoresSessionLoss: true })).rejects.toThrow('Token expired');
  expect(reload).not.toHaveBeenCalled();
});
