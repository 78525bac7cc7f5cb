import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { PayScreen } from './pay.screen.tsx';

const POUNDS = { value: 'GBP', decimals: 2 };
const INVOICE = {
  __typename: 'Invoice',
  _id: 'i1',
  number: 'WALSALL-2026-0417',
  title: 'Second year tuition',
  note: '',
  status: 'PART_PAID',
  subtotal: 84_000,
  tax: 0,
  total: 84_000,
  paid: 28_000,
  balance: 56_000,
  balanceSteps: [],
  currency: POUNDS,
  issuedOn: '2026-09-01',
  dueOn: '2026-10-01',
  regionId: 'r1',
  regionName: 'Walsall',
  takesCards: true,
  paymentAttempts: [],
  lines: [],
};
const CARD = {
  __typename: 'SavedCard',
  _id: 'c1',
  brand: 'visa',
  lastDigits: '4242',
  expiryMonth: 3,
  expiryYear: 2029,
};
const step = (facts: object = {}, clientSecret: string | null = 'pi_1_secret') => ({
  clientSecret,
  attempt: {
    __typename: 'PaymentAttempt',
    _id: 'a1',
    status: 'OPEN',
    failure: null,
    amount: 14_000,
    currency: POUNDS,
    isClosed: false,
    ...facts,
  },
});

interface Facts {
  invoice?: object;
  card?: object | null;
  path?: string;
  answers?: FakeApi['answers'];
}

function open({ invoice = {}, card = null, path = '', answers = {} }: Facts = {}): FakeApi {
  const finances = {
    __typename: 'Finances',
    _id: 'ana',
    accounts: [],
    invoices: [{ ...INVOICE, ...invoice }],
    transactions: [],
  };
  const api = new FakeApi({
    ownFinances: { data: { ownFinances: finances } },
    ownSavedCard: { data: { ownSavedCard: card } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={`/student/transactions/i1/pay${path}`} catalogues={[messages, problems]}>
      <Routes>
        <Route path="/student/transactions/:invoiceId/pay" element={<PayScreen />} />
        <Route path="/student/transactions/:invoiceId" element={<p>The invoice</p>} />
      </Routes>
    </TestPage>,
  );
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => configure({ cards: 'sandbox' }));
afterEach(clearToasts);

test('a part is paid with a card that is saved only with consent (FIN-06)', async () => {
  const api = open({ answers: { payByCard: { data: { payByCard: step() } } } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '140');
  await press('Continue');
  expect(api.variablesOf('payByCard')).toMatchObject([
    { invoiceId: 'i1', amount: 14_000, savesCard: false, savedCardId: null },
  ]);
  expect(await screen.findByText('£140.00 for Second year tuition')).toBeTruthy();
  expect(screen.getByText(/^TEST MODE/)).toBeTruthy();
  expect(screen.getByLabelText('path').textContent).toBe('/student/transactions/i1/pay?attempt=a1');
});

test('all that is left is charged to the saved card at once', async () => {
  const paid = step({ status: 'SUCCEEDED', isClosed: true, amount: 56_000 }, null);
  const api = open({ card: CARD, answers: { payByCard: { data: { payByCard: paid } } } });
  expect(await screen.findByRole('radio', { name: 'Visa ending 4242, expires 03/2029' })).toBeTruthy();
  await press('Pay now');
  expect(await screen.findByText('The invoice')).toBeTruthy();
  expect(screen.getByText('£560.00 paid. Your receipt is on its way by email.')).toBeTruthy();
  expect(api.variablesOf('payByCard')).toMatchObject([{ amount: 56_000, savedCardId: 'c1' }]);
});

test('what a bank refuses is told, and a page that is loaded again goes on with the same payment', async () => {
  const declined = step({ status: 'FAILED', failure: 'insufficientFunds' });
  const api = open({
    path: '?attempt=a1',
    answers: { checkCardPayment: { data: { checkCardPayment: declined } } },
  });
  expect(await screen.findByText('Not enough money on the card. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay £140.00' })).toBeTruthy();
  expect(api.variablesOf('payByCard')).toEqual([]);
  await press('Change amount or card');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('a processor that is away is told, and the second try has the same id', async () => {
  const away = serverError('away', { code: 'UNAVAILABLE', problem: 'cardsAway' });
  const api = open({ answers: { payByCard: away } });
  await press('Continue');
  expect(await screen.findByText(/^We can’t reach the card service right now/)).toBeTruthy();
  await press('Continue');
  const [one, two] = api.variablesOf('payByCard');
  expect(one?.['attemptId']).toBe(two?.['attemptId']);
});

test('a payment that nobody knows of yet is waited for', async () => {
  open({
    path: '?attempt=a1',
    answers: { checkCardPayment: { data: { checkCardPayment: step({}, null) } } },
  });
  expect(await screen.findByText(/^Your payment is being confirmed/)).toBeTruthy();
});

test('where no cards are taken, that is said in these words (FIN-20)', async () => {
  open({ invoice: { takesCards: false } });
  expect(await screen.findByText('Credit card processing not available in your region yet')).toBeTruthy();
});

test('an invoice that is paid asks for nothing', async () => {
  open({ invoice: { balance: 0, status: 'PAID' } });
  expect(await screen.findByText('Nothing is left to pay on this invoice.')).toBeTruthy();
});
