import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { WorkAccountCallbackScreen } from './work-account-callback.screen.tsx';

async function comeBack(query: string, answers: FakeApi['answers'] = {}): Promise<FakeApi> {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  // The screen suspends until the sign-in is complete, and only an awaited act() waits for that.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    render(
      <TestPage catalogues={[messages, problems]} path={`/msauth/callback${query}`}>
        <WorkAccountCallbackScreen />
      </TestPage>,
    ),
  );
  return api;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('oauthState', 'r4nd0m');
  configure();
});

test('a code with the right state signs the returned user in (AUTH-69) (AUTH-70)', async () => {
  localStorage.setItem('oauthDestination', '"/student/courses"');
  const api = await comeBack('?code=first&state=r4nd0m', {
    validateMSAuth: { data: { validateMSAuth: fakeUser({}) } },
  });
  await vi.waitFor(() =>
    expect(screen.getByRole('status', { name: 'path' }).textContent).toBe('/student/courses'),
  );
  expect(api.variablesOf('validateMSAuth')).toEqual([{ code: 'first' }]);
  expect(localStorage.getItem('oauthState')).toBeNull();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ _id: 'ana' });
});

test.each([
  ['?code=second&state=other', 'Error: Invalid state parameter', 'AUTH-71'],
  ['?state=r4nd0m&n=1', 'Error: No authorization code received', 'AUTH-72'],
])('%s shows "%s" and asks the server nothing (%s)', async (query, told) => {
  const api = await comeBack(query);
  expect(screen.getByRole('alert').textContent).toBe(told);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('status', { name: 'path' }).textContent).toBe('/login');
  expect(api.calls).toEqual([]);
  expect(localStorage.getItem('oauthState')).toBeNull();
});

test('a sign-in the server refuses shows its message and a way back (AUTH-73)', async () => {
  await comeBack('?code=third&state=r4nd0m', {
    validateMSAuth: serverError('No account is linked to this work account.', {
      problem: 'workAccountUnknown',
    }),
  });
  expect(screen.getByRole('alert').textContent).toBe('No account is linked to this work account.');
  expect(screen.getByRole('button', { name: 'Back to Login' })).toBeTruthy();
});
