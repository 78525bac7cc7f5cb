import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { DashboardScreen } from './dashboard.screen.tsx';

test('roles are told in words, here and in each region', () => {
  enter(
    fakeUser({
      roles: ['user', 'reportsAdmin', 'not yet known'],
      regions: [{ __typename: 'Region' as const, _id: 'w', name: 'Walsall', slug: 'walsall' }],
      regionRoles: [{ __typename: 'RegionRoles' as const, slug: 'walsall', roleNames: ['dean'] }],
    }),
  );
  render(
    <TestPage catalogues={[messages]}>
      <DashboardScreen />
    </TestPage>,
  );
  for (const words of ['User', 'Reports administrator', 'Dean', 'not yet known']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.queryByText('reportsAdmin')).toBeNull();
});
