import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser } from '#kit/client/testing/fake-api.ts';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { own, show } from '../testing/show-own-hours.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a timer is started with a category (HOURS-01)', async () => {
  const api = show(own());
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Choir');
  await userEvent.click(screen.getByRole('button', { name: 'Start timer' }));
  await waitFor(() =>
    expect(api.variablesOf('startHourTimer')).toEqual([
      { input: { groupId: 'First Year', categoryId: 'choir', place: '', note: '' } },
    ]),
  );
});

const running = (startedAt: Date) => ({
  __typename: 'HourTimer',
  startedAt: startedAt.toISOString(),
  groupId: 'First Year',
  categoryId: 'outreach',
});

test('a running timer tells the time since it was started, whenever the page was opened; stopping opens what it became (HOURS-01)', async () => {
  const api = show(own({ timer: running(new Date(asOf().getTime() - 75 * 60_000 - 5_000)) }));
  expect((await screen.findByRole('timer', { name: 'Time so far' })).textContent).toBe('1:15:05');
  expect(screen.getByText('Outreach', { selector: 'strong' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and log' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit hours' }));
  expect(dialog.getByLabelText('Hours')).toHaveProperty('value', '1');
  expect(dialog.getByLabelText('Minutes')).toHaveProperty('value', '15');
  expect(api.variablesOf('stopHourTimer')).toMatchObject([{ startedAt: expect.any(String) }]);
});

test('a timer is discarded after a question, since its time is gone then (HOURS-01)', async () => {
  const api = show(own({ timer: running(asOf()) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(api.variablesOf('discardHourTimer')).toHaveLength(0);
  const question = within(screen.getByRole('dialog', { name: 'Discard this timer?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Timer discarded')).toBeTruthy();
});

test('a timer that was stopped on another device is gone once the page is looked at again (HOURS-01)', async () => {
  const api = show(own({ timer: running(asOf()) }));
  await screen.findByRole('timer', { name: 'Time so far' });
  api.answers['ownHours'] = { data: { ownHours: own() } };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Start timer' })).toBeTruthy();
});
