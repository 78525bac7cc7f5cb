import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { FinancesPage } from './finances.page.tsx';
import { InvoicePage } from './invoice.page.tsx';
import { TransactionScreen } from './transaction.screen.tsx';

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
  balanceSteps: [
    { name: 'TOTAL', amount: 84_000 },
    { name: 'PAID', amount: -28_000 },
    { name: 'BALANCE', amount: 56_000 },
  ],
  currency: POUNDS,
  issuedOn: '2026-09-01',
  dueOn: '2026-10-01',
  regionId: 'r1',
  regionName: 'Walsall',
  takesCards: false,
  paymentAttempts: [],
  lines: [
    { particulars: 'Tuition', quantity: 2, price: 46_000, taxRate: 0, amount: 92_000, tax: 0 },
    { particulars: 'Early sign-up', quantity: 1, price: -8_000, taxRate: 0, amount: -8_000, tax: 0 },
  ],
};
const PAYMENT = {
  __typename: 'Transaction',
  _id: 't1',
  type: 'PAYMENT',
  method: 'CASH',
  amount: 28_000,
  currency: POUNDS,
  invoiceId: 'i1',
  invoiceNumber: INVOICE.number,
  invoiceTitle: INVOICE.title,
  cardBrand: null,
  cardLastDigits: null,
  reference: 'Receipt 12',
  reason: '',
  day: '2026-09-20',
  madeAt: '2026-09-20T08:00:00Z',
  timeZone: 'Europe/London',
  regionId: 'r1',
  regionName: 'Walsall',
  reverses: null,
  isReversed: false,
};
const REFUND = { ...PAYMENT, _id: 't2', type: 'REFUND', amount: 1_500, reference: '', reason: 'Paid twice' };
const ACCOUNT = {
  regionId: 'r1',
  regionName: 'Walsall',
  today: '2026-11-18',
  takesCards: false,
  owed: 56_000,
  overdue: 56_000,
  credit: 0,
  currency: POUNDS,
};

function open(path: string, facts: object = {}): FakeApi {
  const finances = {
    __typename: 'Finances',
    _id: 'ana',
    accounts: [ACCOUNT],
    invoices: [INVOICE],
    transactions: [REFUND, PAYMENT],
    ...facts,
  };
  const api = new FakeApi({
    ownFinances: { data: { ownFinances: finances } },
    openTransaction: { data: { transaction: REFUND } },
    payFromCredit: { data: { payFromCredit: { __typename: 'Transaction', _id: 't3' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages]}>
      <Routes>
        <Route path="/student/transactions" element={<FinancesPage slots={[]} />} />
        <Route path="/student/transactions/:invoiceId" element={<InvoicePage slots={[]} />} />
        <Route path="/transaction/:_id" element={<TransactionScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

test('students find their invoices with status and what is left (FIN-01, FIN-23)', async () => {
  open('/student/transactions');
  const row = within(await screen.findByRole('row', { name: /Second year tuition/ }));
  expect(row.getByText('Part-paid')).toBeTruthy();
  expect(row.getByText('£840.00')).toBeTruthy();
  expect(row.getByText('£560.00')).toBeTruthy();
  expect(screen.getByText('£560.00 overdue')).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/student/transactions/i1');
});

test('transactions stand in their own tab (FIN-03)', async () => {
  open('/student/transactions?tab=transactions');
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(within(rows[2] ?? document.body).getByText('Receipt 12')).toBeTruthy();
});

test('refunds stand in theirs (FIN-04)', async () => {
  open('/student/transactions?tab=refunds');
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(within(rows[1] ?? document.body).getByText('£15.00')).toBeTruthy();
});

test('an invoice shows what it is for, what was paid, and how the balance came about (FIN-02)', async () => {
  open('/student/transactions/i1');
  expect(
    await screen.findByRole('heading', { level: 1, name: /Second year tuition Part-paid/ }),
  ).toBeTruthy();
  for (const words of ['2 × £460.00', '−£80.00', 'Paid £280.00', 'Total £840.00', '−£280.00'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('where the campus takes no cards, that is said in these words (FIN-19, FIN-20)', async () => {
  open('/student/transactions/i1');
  const button = await screen.findByRole('button', { name: 'Pay by card (coming soon)' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('Credit card processing not available in your region yet')).toBeTruthy();
});

test('credit pays as much as there is', async () => {
  const api = open('/student/transactions/i1', { accounts: [{ ...ACCOUNT, credit: 7_000 }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £70.00 from credit' }));
  expect(await screen.findByText('£70.00 paid from your credit.')).toBeTruthy();
  expect(api.variablesOf('payFromCredit')).toMatchObject([{ invoiceId: 'i1', amount: 7_000 }]);
});

test('one transaction is shown with its reason (FIN-07)', async () => {
  open('/transaction/t2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund' })).toBeTruthy();
  expect(screen.getByText('Paid twice')).toBeTruthy();
});

test('who has no invoice yet is told what will be here', async () => {
  open('/student/transactions', { invoices: [], transactions: [] });
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
  expect(screen.queryByText('Left to pay')).toBeNull();
});

test('an invoice of another user is not there', async () => {
  open('/student/transactions/other');
  expect(await screen.findByText('Invoice not found')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('invoices, receipts and statements are a press away as PDF', async () => {
  open('/student/transactions/i1');
  const invoice = await screen.findByRole('link', { name: 'Invoice as PDF' });
  expect(invoice.getAttribute('href')).toBe('/downloads/invoices/i1/invoice.pdf');
  cleanup();
  open('/transaction/t2');
  const receipt = await screen.findByRole('link', { name: 'Receipt as PDF' });
  expect(receipt.getAttribute('href')).toBe('/downloads/transactions/t2/receipt.pdf');
  cleanup();
  open('/student/transactions', { transactions: [{ ...PAYMENT, day: '2025-12-30' }, REFUND] });
  await userEvent.click(await screen.findByRole('button', { name: 'Statement as PDF' }));
  const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  expect(items).toEqual([
    ['Everything so far', '/downloads/accounts/ana/r1/statement.pdf'],
    ['2026', '/downloads/accounts/ana/r1/statement.pdf?from=2026-01-01&until=2026-12-31'],
    ['2025', '/downloads/accounts/ana/r1/statement.pdf?from=2025-01-01&until=2025-12-31'],
  ]);
});
