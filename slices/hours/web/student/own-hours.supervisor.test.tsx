import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { entry, own, request, show } from '../testing/show-own-hours.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => vi.unstubAllGlobals());

const path = '/student/hours?tab=details';

async function choose(item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('a student asks a supervisor about the hours of a week; what is wrong stands beside its field (HOURS-01)', async () => {
  const api = show(own(), { rows: [entry()], path });
  api.answers['askSupervisor'] = serverError('Name somebody who isn’t a student of the college.', {
    problem: 'supervisorIsStudent',
    field: 'email',
  });
  await choose('Ask a supervisor');
  const dialog = within(screen.getByRole('dialog', { name: 'Ask a supervisor' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(api.variablesOf('askSupervisor')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name'), 'Ruth Meyer');
  await userEvent.type(dialog.getByLabelText('Email'), 'ana@example.org');
  await userEvent.selectOptions(dialog.getByLabelText('Language of the mail'), 'Deutsch');
  await userEvent.click(dialog.getByLabelText('All pending hours of this week'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  api.answers['askSupervisor'] = { data: { askSupervisor: request() } };
  await userEvent.clear(dialog.getByLabelText('Email'));
  await userEvent.type(dialog.getByLabelText('Email'), 'ruth@example.net');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Ruth Meyer was asked about 2 entries.')).toBeTruthy();
  const [first, second] = api.variablesOf('askSupervisor');
  expect(second).toEqual({
    requestId: first?.['requestId'],
    entryId: 'entry',
    version: 4,
    isWholeWeek: true,
    input: { name: 'Ruth Meyer', email: 'ruth@example.net', locale: 'de_DE' },
  });
});

test('an open request is told and withdrawn; once it is over the same supervisor is asked again (HOURS-01)', async () => {
  const api = show(own(), { rows: [entry({ request: request() })], path });
  expect(
    await screen.findByText(/^Ruth Meyer \(ruth@example.net\) was asked and can answer until/),
  ).toBeTruthy();
  await choose('Withdraw the request');
  expect(await screen.findByText('The link to Ruth Meyer doesn’t work any more.')).toBeTruthy();
  expect(api.variablesOf('revokeHourRequest')).toEqual([{ requestId: 'asked' }]);
});

test.each([
  ['REVOKED', 'The request to Ruth Meyer (ruth@example.net) was withdrawn'],
  ['EXPIRED', 'Ruth Meyer (ruth@example.net) didn’t answer in time'],
  ['CHANGED', 'The hours have changed since Ruth Meyer (ruth@example.net) was asked'],
])(
  'a request that is %s can be asked again, with who was asked before filled in (HOURS-01)',
  async (state, told) => {
    show(own(), { rows: [entry({ request: request(state) })], path });
    expect(await screen.findByText(told)).toBeTruthy();
    await choose('Ask again');
    const dialog = within(screen.getByRole('dialog', { name: 'Ask a supervisor' }));
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'ruth@example.net');
    expect(dialog.getByLabelText('Language of the mail')).toHaveProperty('value', 'de_DE');
  },
);

test('what a supervisor has confirmed says so, with their word (HOURS-03)', async () => {
  const answered = request('CONFIRMED', { answeredAt: '2026-11-18T07:31:00Z' });
  show(own(), {
    rows: [entry({ status: 'CONFIRMED', adminComments: 'Thank you!', request: answered })],
    path,
  });
  expect(await screen.findByText(/^Confirmed by link by Ruth Meyer \(ruth@example.net\), /)).toBeTruthy();
  expect(screen.getByText('Note from the supervisor')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});
