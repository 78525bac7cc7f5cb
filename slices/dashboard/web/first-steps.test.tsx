import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { showDashboard } from './testing/show-dashboard.tsx';

const WELCOME = 'Welcome! You don’t have a course yet';

beforeEach(() => {
  configure();
  changeAppState(DEFAULT_APP_STATE);
});

test('a student without a course is welcomed', async () => {
  showDashboard({});
  expect(await screen.findByText(WELCOME)).toBeTruthy();
});

test('a dean is not welcomed as a student without a course', async () => {
  showDashboard({ regionRoles: [{ slug: 'US-DENVER', roleNames: ['dean'] }] });
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(screen.queryByText(WELCOME)).toBeNull();
});
