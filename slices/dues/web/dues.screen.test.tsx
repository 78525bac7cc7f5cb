import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { DuesPoliciesScreen } from './dues-policies.screen.tsx';
import { PersonDues } from './person-dues.tsx';

const POUNDS = { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 };
const POLICY = {
  __typename: 'DuesPolicy',
  _id: 'r1',
  regionName: 'Walsall',
  currency: POUNDS,
  campusCurrency: { ...POUNDS, value: 'USD' },
  remindAfter: [3, 14],
  words: [{ __typename: 'ReminderWords', locale: 'de_DE', text: 'Rufen Sie an.' }],
  holdAbove: 30_000,
  version: 4,
};
const EXCEPTION = {
  __typename: 'DuesException',
  _id: 'x1',
  kind: 'NO_HOLD',
  reason: 'A sponsor pays in May',
  validTo: '2027-05-31',
  isEnded: false,
  givenByName: 'Dana Hill',
  givenAt: '2026-11-02T09:00:00Z',
};

beforeEach(() => configure());

function show(page: 'policies' | 'person', answers: object = {}): FakeApi {
  const dues = {
    __typename: 'Dues',
    _id: 'ana',
    holds: [
      { __typename: 'DuesHold', regionName: 'Walsall', currency: POUNDS, overdue: 45_000, holdAbove: 30_000 },
    ],
    exceptions: [EXCEPTION],
    reminders: [
      {
        __typename: 'DuesReminder',
        invoiceId: 'i1',
        number: 'WALSALL-2026-0417',
        daysAfter: 14,
        sentAt: '2026-11-01T09:00:00Z',
      },
    ],
  };
  const campus = { __typename: 'InvoicingCampus', _id: 'r1', name: 'Walsall', today: '2026-11-19' };
  const api = new FakeApi({
    duesPolicies: { data: { duesPolicies: [POLICY] } },
    saveDuesPolicy: { data: { saveDuesPolicy: { ...POLICY, version: 5 } } },
    personDues: { data: { dues } },
    duesCampuses: { data: { invoicingCampuses: [campus] } },
    giveDuesException: { data: { giveDuesException: EXCEPTION } },
    endDuesException: { data: { endDuesException: { ...EXCEPTION, isEnded: true } } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[billing, messages, problems]}>
      {page === 'policies' ? <DuesPoliciesScreen /> : <PersonDues personId="ana" regionIds={['r1']} />}
    </TestPage>,
  );
  return api;
}

test('a campus says when it reminds and what it holds, and changes that in every language at once', async () => {
  const api = show('policies');
  expect(await screen.findByText('3 and 14 days after the due date')).toBeDefined();
  expect(screen.getByText('Held when more than £300.00 is overdue')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change reminders and holds of Walsall' }));
  const dialog = within(screen.getByRole('dialog'));
  const days = dialog.getByLabelText(/Remind after/);
  await userEvent.clear(days);
  await userEvent.type(days, 'soon');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/such as 3, 14, 30\./)).length).toBeGreaterThan(1);
  expect(api.variablesOf('saveDuesPolicy')).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '30, 7');
  await userEvent.type(dialog.getByLabelText(/Your message in English/), 'Call us.');
  const limit = dialog.getByLabelText(/Hold transcripts above/);
  expect(dialog.getByText('GBP')).toBeDefined();
  await userEvent.clear(limit);
  // A new limit is of what the campus charges in today.
  expect(dialog.getByText('USD')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(api.variablesOf('saveDuesPolicy')).toHaveLength(1));
  expect(api.variablesOf('saveDuesPolicy')).toMatchObject([
    {
      regionId: 'r1',
      version: 4,
      duesPolicyInput: {
        remindAfter: [7, 30],
        holdAbove: null,
        words: expect.arrayContaining([
          { locale: 'en', text: 'Call us.' },
          { locale: 'de_DE', text: 'Rufen Sie an.' },
        ]),
      },
    },
  ]);
});

test('one day is said as one, and nothing is said of no campus', async () => {
  show('policies', { duesPolicies: { data: { duesPolicies: [{ ...POLICY, remindAfter: [1] }] } } });
  expect(await screen.findByText('1 day after the due date')).toBeDefined();
  cleanup();
  show('policies', { duesPolicies: { data: { duesPolicies: [] } } });
  expect(await screen.findByText('No campuses to show')).toBeDefined();
});

test('the account of a student says what is held, of what they were reminded, and ends an exception', async () => {
  const api = show('person');
  expect(
    await screen.findByText(
      'Official transcripts are on hold: £450.00 is overdue at Walsall, more than £300.00.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Reminded of WALSALL-2026-0417 after 14 days')).toBeDefined();
  expect(screen.getByText('A sponsor pays in May')).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', { name: 'End: Official transcripts despite overdue payments' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('endDuesException')).toEqual([
      { duesExceptionId: 'x1', isEnded: true },
      { duesExceptionId: 'x1', isEnded: false },
    ]),
  );
});

test('an exception is made with a reason', async () => {
  const api = show('person');
  await userEvent.click(await screen.findByRole('button', { name: 'Make an exception' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Exception'), 'No payment reminders');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'In hospital');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('giveDuesException')).toMatchObject([
      {
        personId: 'ana',
        regionId: 'r1',
        duesExceptionInput: { kind: 'NO_REMINDERS', reason: 'In hospital', validTo: null },
      },
    ]),
  );
});
