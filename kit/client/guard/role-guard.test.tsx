import { render, screen } from '@testing-library/react';
import { useRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { enter } from '../session/session.ts';
import { fakeUser } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import { guarded } from './role-guard.tsx';

const Site = () =>
  useRoutes([
    { path: '/dashboard', element: <h1>Home</h1> },
    guarded(['admin'], [{ path: '/users', element: <h1>Everybody</h1> }]),
  ]);

const open = () =>
  render(
    <TestPage path="/users">
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
