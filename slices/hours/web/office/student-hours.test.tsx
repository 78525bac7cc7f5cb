import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { entry } from '../testing/show-time-logs.tsx';
import { StudentHours } from './student-hours.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});
afterEach(() => vi.unstubAllGlobals());

test('a manager sees what a student has of what is required, and opens an entry (HOURS-04)', async () => {
  const category = {
    categoryId: 'outreach',
    name: 'Outreach',
    requiredMinutes: 2400,
    confirmedMinutes: 600,
    pendingMinutes: 90,
    minutesPerWeek: null,
  };
  const ana = entry('Ana Ruiz');
  const api = new FakeApi({
    hoursOfStudent: {
      data: {
        hoursOfStudent: [
          { _id: 'g:ana', groupName: 'First Year', regionName: 'Walsall', categories: [category] },
        ],
        hourEntries: { rows: [ana], nextCursor: null, count: 1, countIsOpen: false },
      },
    },
    hourEntryToDecide: { data: { hourEntryToDecide: { _id: ana._id, entry: ana, ...category } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana?tab=hours">
      <StudentHours studentId="ana" />
    </TestPage>,
  );
  expect(await screen.findByRole('heading', { name: 'First Year' })).toBeTruthy();
  expect(screen.getByText('of 40 hr')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /16/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
