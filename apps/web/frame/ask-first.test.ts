import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CALL = {
  at: '/student/courses/:courseId',
  screen: 'studentCoursePage',
  operationName: 'studentCoursePageFirst',
  query: 'query studentCoursePageFirst { _ }',
  parts: {},
  variables: { courseId: ':courseId', locale: '@readLocale' },
};
type Fetch = (address: string, init: RequestInit & { body: string }) => Promise<Response>;
const fetched = vi.fn<Fetch>(async () => new Response());

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('CALLS', [CALL]);
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/student/courses/romans');
  remember({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  localStorage.clear();
});

/** Ana was here before, and saw the page of a course. */
function remember(otherwise: Record<string, unknown>): void {
  const stored = {
    user: { _id: 'ana', locale: 'de_DE' },
    appState: { readLocale: 'fr_FR' },
    firstCalls: { owner: 'ana', [CALL.at]: CALL.screen },
    ...otherwise,
  };
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(value));
}

const open = () => import('./ask-first.ts');

test('a page asks for what it showed last, at its address and in the languages that are remembered', async () => {
  await open();
  expect(fetched).toHaveBeenCalledOnce();
  const [address, { body, headers }] = fetched.mock.lastCall ?? ['', { body: '' }];
  expect(address).toBe('/graphql');
  expect(headers).toMatchObject({ 'x-locale': 'de_DE' });
  expect(JSON.parse(body)).toEqual({
    operationName: CALL.operationName,
    query: CALL.query,
    variables: { textsLocale: 'de_DE', courseId: 'romans', locale: 'fr_FR' },
  });
  expect(window.firstCall).toMatchObject({ operationName: CALL.operationName });
});

test.each([
  ['another user saw it', { firstCalls: { owner: 'ben', [CALL.at]: CALL.screen } }],
  ['another screen was shown here', { firstCalls: { owner: 'ana', [CALL.at]: 'previewedCourse' } }],
  ['nobody is signed in', { user: null }],
  ['the language of the texts is not known', { user: { _id: 'ana' } }],
])('it asks for nothing where %s', async (_, otherwise) => {
  remember(otherwise);
  await open();
  expect(fetched).not.toHaveBeenCalled();
});

test('a browser that is here for the first time asks for what most are shown, in the language of whoever it is for', async () => {
  const usual = { ...CALL, screen: 'usual', operationName: 'usualFirst', isUsual: true };
  vi.stubGlobal('CALLS', [CALL, usual]);
  localStorage.clear();
  await open();
  const [, { body, headers }] = fetched.mock.lastCall ?? ['', { body: '' }];
  expect(headers).not.toHaveProperty('x-locale');
  expect(JSON.parse(body)).toMatchObject({
    operationName: 'usualFirst',
    variables: { textsLocale: 'en', courseId: 'romans', locale: 'en' },
  });
});

test('whose sign-out is still to be told to the server is asked for nothing', async () => {
  vi.stubGlobal('CALLS', [{ ...CALL, isUsual: true }]);
  localStorage.clear();
  localStorage.setItem('signOutUnfinished', 'true');
  await open();
  expect(fetched).not.toHaveBeenCalled();
});

test('what is stored may be broken', async () => {
  localStorage.setItem('user', '{');
  await open();
  expect(fetched).not.toHaveBeenCalled();
});
