import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { OwnPlans } from './own-plans.tsx';
import { SetUpPlanScreen } from './set-up-plan.screen.tsx';

const POUNDS = { value: 'GBP', decimals: 2 };
const CARD = { brand: 'visa', lastDigits: '4242', expiryMonth: 1, expiryYear: 2030 };
const instalment = (id: string, facts: object) => ({
  __typename: 'PlanInstalment',
  _id: id,
  tryOn: '2026-12-01',
  amount: 5_000,
  left: 5_000,
  state: 'PLANNED',
  failure: null,
  ...facts,
});
const PLAN = {
  __typename: 'PaymentPlan',
  _id: 'p1',
  frequency: 'MONTHLY',
  status: 'ACTIVE',
  disabledBy: null,
  disabledReason: '',
  successfulPaymentsCount: 1,
  remainingPaymentsCount: 2,
  nextPaymentDueDate: '2026-12-01',
  consecutiveFailedPaymentsCount: 0,
  savedCard: CARD,
  instalments: [
    instalment('a', { dueOn: '2026-11-01', state: 'PAID' }),
    instalment('b', { dueOn: '2026-12-01' }),
    instalment('c', { dueOn: '2027-01-01' }),
  ],
  currency: POUNDS,
  today: '2026-11-19',
  needsNewCard: false,
  paymentsIfEnabled: [],
};
const INVOICE = {
  __typename: 'Invoice',
  _id: 'i1',
  number: 'WALSALL-2026-0417',
  title: 'Second year tuition',
  status: 'UNPAID',
  balance: 10_000,
  currency: POUNDS,
  regionId: 'r1',
  takesCards: true,
  paymentPlan: null,
};

function open(path: string, invoice: object = {}, card: object | null = { _id: 'c1', ...CARD }): FakeApi {
  const finances = {
    __typename: 'Finances',
    _id: 'ana',
    accounts: [{ __typename: 'CampusAccount', regionId: 'r1', today: '2026-11-19' }],
    invoices: [{ ...INVOICE, ...invoice }],
  };
  const done = { data: { setUpPaymentPlan: { __typename: 'PaymentPlan', _id: 'p1' } } };
  const api = new FakeApi({
    ownPlans: { data: { ownFinances: finances, ownSavedCard: card } },
    setUpPaymentPlan: done,
    enablePaymentPlan: { data: { enablePaymentPlan: { __typename: 'PaymentPlan', _id: 'p1' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages, billing]}>
      <Routes>
        <Route path="/student/transactions" element={<OwnPlans />} />
        <Route path="/student/transactions/:invoiceId/plan" element={<SetUpPlanScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

const TAB = '/student/transactions?tab=plan';
const FORM = '/student/transactions/i1/plan';

beforeEach(() => configure());

test('a plan shows how far it has come, what is charged next, and its card (FIN-05, FIN-15)', async () => {
  open(TAB, { paymentPlan: PLAN });
  expect(await screen.findByText('1 of 3 payments made')).toBeTruthy();
  expect(screen.getByText('Next: £50.00 on Dec 1, 2026')).toBeTruthy();
  expect(screen.getByText(/Visa ending 4242/)).toBeTruthy();
  const payments = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(payments.map(({ textContent }) => textContent)).toEqual([
    'Nov 1, 2026£50.00Paid',
    'Dec 1, 2026£50.00Planned',
    'Jan 1, 2027£50.00Planned',
  ]);
  expect(screen.getByRole('link', { name: 'Pay the next one now' }).getAttribute('href')).toBe(
    '/student/transactions/i1/pay?amount=5000',
  );
});

test('a plan is not offered for what is fully paid (FIN-17)', async () => {
  open(TAB, { balance: 0, status: 'PAID' });
  expect(await screen.findByText('Nothing to spread')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('where cards are not taken that is said, in the customer’s words (FIN-20)', async () => {
  open(TAB, { takesCards: false });
  expect(await screen.findByText('Credit card processing not available in your region yet')).toBeTruthy();
});

test('days and amounts are shown, and agreed to, before a plan is set up (FIN-21)', async () => {
  const user = userEvent.setup();
  const api = open(FORM);
  await user.selectOptions(await screen.findByLabelText('Number of payments'), '3');
  const payments = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(payments.map(({ textContent }) => textContent)).toEqual([
    'Nov 19, 2026£33.33',
    'Dec 19, 2026£33.33',
    'Jan 19, 2027£33.34',
  ]);
  await user.click(screen.getByRole('button', { name: 'Start the plan' }));
  expect(api.variablesOf('setUpPaymentPlan')).toEqual([]);
  await user.click(
    screen.getByRole('checkbox', { name: /I agree that the college charges Visa ending 4242/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Start the plan' }));
  expect(api.variablesOf('setUpPaymentPlan')).toMatchObject([
    {
      invoiceId: 'i1',
      planInput: { frequency: 'MONTHLY', instalments: 3, firstDay: '2026-11-19', total: 10_000 },
    },
  ]);
});

test('a plan needs a card, which is saved first (FIN-18)', async () => {
  open(FORM, {}, null);
  const link = await screen.findByRole('link', { name: 'Save a card' });
  expect(link.getAttribute('href')).toBe(
    '/student/transactions/card?then=%2Fstudent%2Ftransactions%2Fi1%2Fplan',
  );
});

test('a plan that failed is turned on again once the days are agreed to', async () => {
  const user = userEvent.setup();
  const off = { ...PLAN, status: 'DISABLED', disabledBy: 'FAILURES', nextPaymentDueDate: null };
  const api = open(TAB, {
    paymentPlan: { ...off, paymentsIfEnabled: [{ dueOn: '2026-11-19', amount: 5_000 }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn on again' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Nov 19, 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Turn on again' }));
  expect(api.variablesOf('enablePaymentPlan')).toEqual([{ planId: 'p1' }]);
});

test('while it waits for a card that works, that comes first', async () => {
  open(TAB, { paymentPlan: { ...PLAN, status: 'DISABLED', disabledBy: 'FAILURES', needsNewCard: true } });
  expect(await screen.findByRole('link', { name: 'Save another card' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on again' })).toBeNull();
});

test('a payment of which a part was paid already shows what is left of it', async () => {
  const [paid, next, last] = PLAN.instalments;
  open(TAB, { paymentPlan: { ...PLAN, instalments: [paid, { ...next, left: 3_000 }, last] } });
  const payments = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(payments[1]?.textContent).toBe('Dec 1, 2026£30.00Planned');
});

test('a schedule that was changed has to be agreed to again', async () => {
  open(FORM);
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Every week' }));
  expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
});
