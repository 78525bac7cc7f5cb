import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { RestoreScreen } from './restore.screen.tsx';

beforeEach(() => configure());

test.each([
  ['has no alarms', { data: { gradeAlarms: [], gradeAlarm: null } }],
  ['cannot tell its alarms', serverError('Not today.')],
])('what a user did to grades can be undone also in a college that %s', async (_, gradeAlarms) => {
  const api = new FakeApi({ gradeAlarms });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <RestoreScreen />
    </TestPage>,
  );
  expect(await screen.findByRole('button', { name: 'Preview changes' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
  expect(screen.queryByText('No data')).toBeNull();
});
