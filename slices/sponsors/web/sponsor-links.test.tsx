import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { InvoiceSponsors } from './invoice-sponsors.tsx';

const POUNDS = { value: 'GBP', decimals: 2 };
const link = (facts: object) => ({
  __typename: 'SponsorLink' as const,
  _id: 'l1',
  state: 'OPEN' as const,
  maxAmount: null,
  paid: 0,
  payable: 56_000,
  currency: POUNDS,
  takesParts: true,
  sentTo: '',
  createdByName: 'Ana Lima',
  lastDay: '2026-12-20',
  url: 'https://main.example/sponsor/token',
  payments: [],
  ...facts,
});
const RUTH = {
  __typename: 'SponsoredPayment' as const,
  _id: 'p1',
  amount: 12_000,
  currency: POUNDS,
  paidAt: '2026-11-18T10:00:00Z',
  name: 'Ruth Meyer',
  email: 'ruth@example.org',
  isNamed: false,
  note: 'Go on!',
};

function show(links: object[], { isOffice = false, balance = 56_000, answers = {} } = {}): FakeApi {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  const invoice = {
    __typename: 'Invoice' as const,
    _id: 'i1',
    number: 'WALSALL-2026-0417',
    title: 'Second year tuition',
    status: 'PART_PAID' as const,
    balance,
    takesCards: true,
    timeZone: 'Europe/London',
    currency: POUNDS,
    sponsorLinks: links,
  };
  render(
    <TestPage catalogues={[messages, billing]}>
      <InvoiceSponsors invoice={invoice as never} isOffice={isOffice} />
    </TestPage>,
  );
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => configure());
afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

test('links say how they stand, and those that are open alone can be copied and revoked', async () => {
  show([
    link({}),
    link({ _id: 'l2', state: 'SETTLED', maxAmount: 12_000, paid: 12_000, url: null, payments: [RUTH] }),
    link({ _id: 'l3', state: 'EXPIRED', url: null }),
    link({ _id: 'l4', state: 'REVOKED', url: null, sentTo: 'ben@example.org' }),
  ]);
  for (const words of ['Open', 'Paid', 'Expired', 'Revoked', '£120.00 of £120.00 paid'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Sent to ben@example.org')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
  expect(screen.getByText('https://main.example/sponsor/token')).toBeTruthy();
  expect(screen.getByText('Go on!')).toBeTruthy();
  expect(screen.queryByText(/ruth@example/)).toBeNull();
});

test('the office reads the mail too, and that the student is not told the name', () => {
  show([link({ payments: [RUTH] })], { isOffice: true });
  expect(screen.getByText(/ruth@example\.org.*isn’t told/)).toBeTruthy();
  expect(screen.getByText(/Made by Ana Lima/)).toBeTruthy();
});

test('a link is revoked once that was confirmed', async () => {
  const api = show([link({})], {
    answers: { revokeSponsorLink: { data: { revokeSponsorLink: link({ state: 'REVOKED', url: null }) } } },
  });
  await press('Revoke');
  const asking = within(await screen.findByRole('dialog'));
  expect(api.calls).toEqual([]);
  await userEvent.click(asking.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link works no more.')).toBeTruthy();
  expect(api.variablesOf('revokeSponsorLink')).toEqual([{ linkId: 'l1' }]);
});

test('a new link is for all that is left or a part, and is sent where an address is given', async () => {
  const api = show([], { answers: { createSponsorLink: { data: { createSponsorLink: link({}) } } } });
  expect(screen.getByText('No links yet')).toBeTruthy();
  await press('New link');
  await userEvent.click(await screen.findByRole('radio', { name: 'Up to an amount' }));
  await userEvent.type(screen.getByLabelText('Amount'), '120.50');
  await userEvent.click(screen.getByRole('checkbox', { name: 'A sponsor may pay a part of it' }));
  await userEvent.type(screen.getByLabelText('Send it by email to'), 'ruth@example.org');
  await press('Make link');
  expect(await screen.findByText('The link was sent to ruth@example.org.')).toBeTruthy();
  expect(api.variablesOf('createSponsorLink')).toMatchObject([
    { invoiceId: 'i1', linkInput: { maxAmount: 12_050, takesParts: false, email: 'ruth@example.org' } },
  ]);
});

test('nobody is asked about an invoice that is paid', () => {
  show([], { balance: 0 });
  expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
});
