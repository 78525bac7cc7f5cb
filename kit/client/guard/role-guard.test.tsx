import { render, screen } from '@testing-library/react';
import { useRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { notSuccessful } from '../call/call-problem.ts';
import { askWhoIsSignedIn, enter } from '../session/session.ts';
import { forgetStoredUser } from '../session/stored-user.ts';
import { fakeUser } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import { guarded } from './role-guard.tsx';

const Site = () =>
  useRoutes([
    { path: '/dashboard', element: <h1>Home</h1> },
    guarded(['admin'], [{ path: '/users', element: <h1>Everybody</h1> }]),
    guarded(['user'], [{ path: '/roll', element: <h1>Roll</h1> }], { goesOnOffline: true }),
  ]);

const open = (path = '/users') =>
  render(
    <TestPage path={path}>
      <Site />
    </TestPage>,
  );

test('a user without the role lands on the dashboard and is told why (NAV-04)', async () => {
  enter(fakeUser({ roles: ['user'] }));
  open();
  expect(await screen.findByText('You don’t have access to that page.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
});

test('a user with the role sees the page', async () => {
  enter(fakeUser({ roles: ['user', 'admin'] }));
  open();
  expect(await screen.findByRole('heading', { name: 'Everybody' })).toBeTruthy();
  expect(screen.queryByText('You don’t have access to that page.')).toBeNull();
});

test('without a network a screen that the device keeps goes on, others wait; nobody sees it who was not here', async () => {
  enter(fakeUser({ roles: ['user', 'admin'] }));
  await askWhoIsSignedIn(() => Promise.reject(notSuccessful(0)));
  const kept = open('/roll');
  expect(await screen.findByRole('heading', { name: 'Roll' })).toBeTruthy();
  kept.unmount();
  const other = open();
  expect(screen.queryByRole('heading', { name: 'Everybody' })).toBeNull();
  other.unmount();
  forgetStoredUser();
  await askWhoIsSignedIn(() => Promise.reject(notSuccessful(0)));
  open('/roll');
  expect(screen.queryByRole('heading', { name: 'Roll' })).toBeNull();
});
