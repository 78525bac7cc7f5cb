import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { category, entry, group, own, show } from '../testing/show-own-hours.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('rings tell what is confirmed, pending and required in each category, and how much a week is left (HOURS-03)', async () => {
  show(own());
  expect(
    await screen.findByRole('img', {
      name: /^Outreach: 12\Whr 30\Wmin confirmed, 3\Whr pending, 40\Whr required$/,
    }),
  ).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^Choir: 10\Whr confirmed, 0\Whr pending, 10\Whr required$/ }),
  ).toBeTruthy();
  expect(screen.getByText(/^27\Whr 30\Wmin left$/)).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
  // Of what is done nothing is left: the 100 minutes a week of the other, rounded up to a quarter of an hour.
  expect(screen.getByText(/^About 1\Whr 45\Wmin a week until Dec 18$/)).toBeTruthy();
  expect(screen.queryByLabelText('Group')).toBeNull();
});

test('what is all logged, though not confirmed yet, asks for nothing more (HOURS-03)', async () => {
  show(own({ categories: [category('Outreach', [600, 500, 100])] }));
  expect(await screen.findAllByText('Everything is logged')).toHaveLength(2);
  expect(screen.queryByText(/a week until/)).toBeNull();
});

test('a student logs hours for today, to the minute, with as little as a category (HOURS-01)', async () => {
  const api = show(own());
  await userEvent.click(await screen.findByRole('button', { name: 'Log hours' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Date')).toHaveProperty('value', 'Nov 19, 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Log hours' }));
  expect(await dialog.findAllByText('Enter between 1 minute and 24 hours.')).not.toHaveLength(0);
  expect(api.variablesOf('saveHourEntry')).toHaveLength(0);
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Choir');
  await userEvent.type(dialog.getByLabelText('Hours'), '2');
  await userEvent.type(dialog.getByLabelText('Minutes'), '7');
  await userEvent.click(dialog.getByRole('button', { name: '+15 min' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Log hours' }));
  await waitFor(() => expect(api.variablesOf('saveHourEntry')).toHaveLength(1));
  expect(api.variablesOf('saveHourEntry')[0]).toMatchObject({
    version: null,
    input: {
      groupId: 'First Year',
      day: '2026-11-19',
      categoryId: 'choir',
      minutes: 142,
      place: '',
      note: '',
    },
  });
  expect(await screen.findByText('Your hours were logged. A manager confirms them.')).toBeTruthy();
});

test('hours are logged with their place and what was done; what the server refuses stands beside its field (HOURS-02)', async () => {
  const api = show(own());
  const full = { problem: 'hourDayFull', values: { hours: 1, minutes: 0 }, field: 'minutes' };
  api.answers['saveHourEntry'] = serverError(
    'A day has 24 hours: only 1 h 0 min are left on this one.',
    full,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log hours' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Outreach');
  await userEvent.type(dialog.getByLabelText('Hours'), '1.5');
  await userEvent.type(dialog.getByLabelText('Place'), 'St Mary’s');
  await userEvent.type(dialog.getByLabelText('What you did'), 'Served soup');
  expect(dialog.getByLabelText('Hours')).toHaveProperty('value', '1');
  expect(dialog.getByLabelText('Minutes')).toHaveProperty('value', '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Log hours' }));
  await waitFor(() => expect(dialog.getByLabelText('Minutes').getAttribute('aria-invalid')).toBe('true'));
  expect(api.variablesOf('saveHourEntry')[0]).toMatchObject({
    input: { minutes: 90, place: 'St Mary’s', note: 'Served soup' },
  });
});

test('the details are those of the newest month; what was refused says why and can be handed in again (HOURS-03)', async () => {
  const refused = entry({
    status: 'REFUSED',
    adminComments: 'Which church?',
    decidedAt: '2026-11-18T09:00:00Z',
    decidedByName: 'Dora West',
  });
  const api = show(own(), { rows: [refused], path: '/student/hours?tab=details' });
  expect(await screen.findByText('Which church?')).toBeTruthy();
  expect(screen.getByText('Doesn’t count. Edit it to hand it in again, or delete it.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getByText(/^2\Whr confirmed · 1\Whr 30\Wmin pending$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Nov 16/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Hours')).toHaveProperty('value', '1');
  expect(dialog.getByLabelText('Minutes')).toHaveProperty('value', '30');
  await userEvent.type(dialog.getByLabelText('What you did'), ' at St Mary’s');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('saveHourEntry')).toHaveLength(1));
  expect(api.variablesOf('saveHourEntry')[0]).toMatchObject({
    entryId: 'entry',
    version: 4,
    input: { minutes: 90, note: 'Served soup at St Mary’s' },
  });
});

test('the months with hours follow each other (HOURS-03)', async () => {
  const api = show(own(), { rows: [entry()], path: '/student/hours?tab=details' });
  await userEvent.click(await screen.findByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeTruthy();
  expect(api.variablesOf('ownHourEntries').map((variables) => variables['month'])).toEqual([
    '2026-11',
    '2026-10',
  ]);
  expect(screen.getByRole('button', { name: /Previous month/ })).toHaveProperty('disabled', true);
});

test('hours that are not confirmed are deleted, and are back with Undo (HOURS-03)', async () => {
  const api = show(own(), { rows: [entry()], path: '/student/hours?tab=details' });
  await userEvent.click(await screen.findByRole('button', { name: /Nov 16/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Your hours were deleted.')).toBeTruthy();
  expect(api.variablesOf('deleteHourEntry')).toEqual([{ entryId: 'entry', version: 4 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('saveHourEntry')).toHaveLength(1));
  expect(api.variablesOf('saveHourEntry')[0]).toEqual({
    entryId: 'entry',
    version: null,
    input: {
      groupId: 'First Year',
      day: '2026-11-16',
      categoryId: 'outreach',
      minutes: 90,
      place: 'St Mary’s',
      note: 'Served soup',
    },
  });
});

test('confirmed hours can be neither changed nor deleted (HOURS-03)', async () => {
  show(own(), { rows: [entry({ status: 'CONFIRMED' })], path: '/student/hours?tab=details' });
  expect((await screen.findAllByText('Confirmed')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Nov 16/ })).toBeNull();
});

test('who is in several groups chooses one (HOURS-03)', async () => {
  const api = show(own({ groups: [group('First Year'), group('Evening School')] }));
  await userEvent.selectOptions(await screen.findByLabelText('Group'), 'Evening School');
  await waitFor(() =>
    expect(api.variablesOf('ownHours').map(({ groupId }) => groupId)).toEqual([null, 'Evening School']),
  );
});

test('where a group asks for no hours the page says so and offers nothing; before the first hours it offers to log them (HOURS-03)', async () => {
  show(own({ categories: [], offered: [], months: [] }));
  expect(await screen.findByText('Your group doesn’t ask for hours')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log hours' })).toBeNull();
});

test('before the first hours the details offer to log them (HOURS-03)', async () => {
  show(own({ months: [] }), { path: '/student/hours?tab=details' });
  expect(await screen.findByText('No hours logged yet')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Log hours' }).at(-1) as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Log hours' })).toBeTruthy();
});
