import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { FinancesTab } from './finances-tab.tsx';
import { slots } from './person.slots.tsx';

const USD = { value: 'USD', decimals: 2 };
const JPY = { value: 'JPY', decimals: 0 };
const DENVER = {
  regionId: 'denver',
  regionName: 'Denver',
  today: '2026-03-10',
  currency: USD,
  owed: 56_000,
  overdue: 0,
  credit: 3_000,
};
const TOKYO = { ...DENVER, regionId: 'tokyo', regionName: 'Tokyo', currency: JPY, owed: 0, credit: 1_200 };
const INVOICE = {
  __typename: 'Invoice',
  _id: 'tuition',
  number: 'US-DENVER-2026-0001',
  title: 'Tuition',
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
  currency: USD,
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  regionId: 'denver',
  regionName: 'Denver',
  lines: [{ particulars: 'First year', quantity: 1, price: 84_000, taxRate: 0, amount: 84_000 }],
};
const PAYMENT = {
  __typename: 'Transaction',
  _id: 'cash',
  type: 'PAYMENT',
  method: 'CASH',
  amount: 28_000,
  currency: USD,
  invoiceId: 'tuition',
  invoiceNumber: 'US-DENVER-2026-0001',
  cardBrand: null,
  cardLastDigits: null,
  reference: 'Receipt 7',
  reason: '',
  day: '2026-03-02',
  madeByName: 'Ada Moss',
  reverses: null,
  isReversed: false,
  refunded: 0,
  regionId: 'denver',
};
const BOOKS = {
  __typename: 'Finances',
  _id: 'ana',
  accounts: [DENVER],
  invoices: [INVOICE],
  transactions: [PAYMENT],
};

function show(facts: object | null = {}): FakeApi {
  const booked = { data: { booked: { __typename: 'Transaction', _id: 'new' } } };
  const api = new FakeApi({
    officeFinances: { data: { finances: facts && { ...BOOKS, ...facts } } },
    issueInvoice: {
      data: { issueInvoice: { __typename: 'Invoice', _id: 'new', number: 'US-DENVER-2026-0002' } },
    },
    deleteInvoice: { data: { deleteInvoice: { __typename: 'Invoice', _id: 'tuition', number: '1' } } },
    recordPayment: booked,
    recordAdvance: booked,
    refundPayment: { data: { refundPayment: booked.data.booked } },
    creditInvoice: booked,
    payInvoiceFromCredit: booked,
    reverseTransaction: booked,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]}>
      <FinancesTab personId="ana" />
    </TestPage>,
  );
  return api;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** The one on top. */
const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
const send = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const type = async (label: string | RegExp, words: string) => {
  const field = dialog().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, words);
};
async function choose(row: string, item: string): Promise<void> {
  await press(`More for ${row}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => {
  configure();
  clearToasts();
});

describe('admins of the region see the Finances tab (HOLE-52)', () => {
  const [slot] = slots;
  const person = { _id: 'ana', regions: [{ _id: 'denver', slug: 'us-denver' }] };
  const isShownTo = (roles: readonly string[], reader: object = {}): boolean | undefined =>
    slot?.isShown?.(
      person as never,
      fakeUser({ _id: 'ada', roles, regions: [{ _id: 'denver' }], ...reader }),
    );

  test('others do not', () => {
    expect(isShownTo(['user', 'admin'])).toBe(true);
    expect(isShownTo(['user', 'superadmin'], { regions: [] })).toBe(true);
    expect(isShownTo(['user', 'manager'])).toBe(false);
    expect(isShownTo(['user', 'admin'], { regions: [{ _id: 'london' }] })).toBe(false);
  });

  test('nobody sees it about themselves, nor about whom they are behind the screen', () => {
    expect(isShownTo(['user', 'admin'], { _id: 'ana' })).toBe(false);
    expect(isShownTo(['user', 'admin'], { impersonatingUser: { _id: 'ana' } })).toBe(false);
  });
});

test('each campus tells what is owed in its own currency, and how that was computed', async () => {
  show({ accounts: [DENVER, TOKYO] });
  expect(await screen.findByRole('heading', { name: 'Tokyo' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '¥1,200' }));
  expect(screen.getByText('Paid in advance')).toBeTruthy();
  const [owed] = screen.getAllByRole('button', { name: '$560.00' });
  await userEvent.click(owed as HTMLElement);
  expect(screen.getAllByText('US-DENVER-2026-0001').length).toBeGreaterThan(2);
});

test('an invoice shows its sums while it is typed and is issued once', async () => {
  const api = show();
  await press('New invoice');
  await type('Title', 'Books');
  await type('Particulars', 'Greek grammar');
  await type('Quantity', '3');
  await type('Price', '19.99');
  await type('Tax', '8.25');
  expect(dialog().getByText('$59.97')).toBeTruthy();
  expect(dialog().getByText('$4.95')).toBeTruthy();
  expect(dialog().getByText('$64.92')).toBeTruthy();
  await send('Add line');
  await send('Remove line 2');
  await send('Issue invoice');
  expect(await screen.findByText('Invoice US-DENVER-2026-0002 was issued.')).toBeTruthy();
  expect(api.variablesOf('issueInvoice')).toMatchObject([
    {
      personId: 'ana',
      regionId: 'denver',
      invoiceInput: {
        title: 'Books',
        dueOn: '2026-04-09',
        lines: [{ particulars: 'Greek grammar', quantity: 3, price: 1_999, taxRate: 8.25 }],
      },
    },
  ]);
});

test('what is refused stands at its field, and the second try has the same id', async () => {
  const api = show();
  api.answers['issueInvoice'] = serverError('no', { problem: 'priceInvalid', field: 'lines.0.price' });
  await press('New invoice');
  await type('Title', 'Books');
  await type('Particulars', 'Greek grammar');
  await type('Price', '5');
  await send('Issue invoice');
  await waitFor(() =>
    expect(dialog().getByLabelText<HTMLInputElement>('Price').getAttribute('aria-invalid')).toBe('true'),
  );
  await send('Issue invoice');
  await waitFor(() => expect(api.variablesOf('issueInvoice')).toHaveLength(2));
  const [first, second] = api.variablesOf('issueInvoice');
  expect(first?.['invoiceId']).toBe(second?.['invoiceId']);
});

test('a payment is recorded for the open invoice and can be undone', async () => {
  const api = show();
  await press('Record payment');
  await type('Reference', 'Bank 12');
  await send('Record payment');
  await press('Undo');
  await waitFor(() => expect(api.variablesOf('reverseTransaction')).toHaveLength(1));
  const [payment] = api.variablesOf('recordPayment');
  expect(payment).toMatchObject({
    invoiceId: 'tuition',
    paymentInput: { amount: 56_000, method: 'CASH', day: '2026-03-10', reference: 'Bank 12' },
  });
  expect(api.variablesOf('reverseTransaction')).toMatchObject([
    { transactionId: payment?.['transactionId'] },
  ]);
});

test('a payment in advance in a currency without decimals', async () => {
  const api = show({ accounts: [TOKYO], invoices: [] });
  await press('Record payment');
  await type('Amount', '1500');
  await send('Record payment');
  expect(await screen.findByText('¥1,500 was recorded.')).toBeTruthy();
  expect(api.variablesOf('recordAdvance')).toMatchObject([
    { personId: 'ana', regionId: 'tokyo', paymentInput: { amount: 1_500 } },
  ]);
});

test('a refund is taken off the invoice unless the tick is removed', async () => {
  const api = show();
  await choose('Payment $280.00', 'Refund');
  expect(dialog().getByText('Up to $280.00')).toBeTruthy();
  await type('Amount', '80');
  await send('Refund');
  expect(api.variablesOf('refundPayment')).toEqual([]);
  await type('Reason', 'Left the class');
  await send('Refund');
  expect(await screen.findByText('$80.00 was refunded.')).toBeTruthy();
  expect(api.variablesOf('refundPayment')).toMatchObject([
    { paymentId: 'cash', amount: 8_000, reason: 'Left the class', isReduced: true },
  ]);
});

test('what was booked by mistake is reversed with a reason', async () => {
  const api = show();
  await choose('Payment $280.00', 'Reverse');
  await type('Reason', 'Wrong student');
  await send('Reverse');
  await waitFor(() =>
    expect(api.variablesOf('reverseTransaction')).toMatchObject([
      { transactionId: 'cash', reason: 'Wrong student' },
    ]),
  );
});

test('nothing can be done with what was reversed', async () => {
  show({ transactions: [{ ...PAYMENT, isReversed: true }] });
  expect(await screen.findByText('Reversed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More for Payment $280.00' })).toBeNull();
});

test('an invoice opens with its lines and is credited, written off, paid from credit and deleted', async () => {
  const api = show();
  const [number] = await screen.findAllByRole('button', { name: 'US-DENVER-2026-0001' });
  await userEvent.click(number as HTMLElement);
  expect(dialog().getByText('First year')).toBeTruthy();
  await send('Credit note');
  expect(dialog().getByText('Up to $840.00')).toBeTruthy();
  await type('Amount', '40');
  await type('Reason', 'Sibling');
  await send('Credit note');
  await waitFor(() =>
    expect(api.variablesOf('creditInvoice')).toMatchObject([{ kind: 'REDUCTION', amount: 4_000 }]),
  );
  await send('Write off');
  expect(dialog().getByText('Up to $560.00')).toBeTruthy();
  await send('Close');
  await send('Use credit');
  await send('Use credit');
  await waitFor(() => expect(api.variablesOf('payInvoiceFromCredit')).toMatchObject([{ amount: 3_000 }]));
  await send('Delete invoice');
  expect(dialog().getByText('$280.00 paid becomes credit.')).toBeTruthy();
  await type('Reason', 'Wrong class');
  await send('Delete invoice');
  await waitFor(() =>
    expect(api.variablesOf('deleteInvoice')).toEqual([{ invoiceId: 'tuition', reason: 'Wrong class' }]),
  );
});

test('without invoices and without an account that is said', async () => {
  show({ invoices: [], transactions: [] });
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New invoice' })).toBeTruthy();
});

test('an account on no campus of the reader is said', async () => {
  show(null);
  expect(await screen.findByText('There is no account on a campus you look after.')).toBeTruthy();
});

test('a long account shows the newest first and the rest on demand', async () => {
  const transactions = Array.from({ length: 25 }, (_, at) => ({ ...PAYMENT, _id: `p${at}` }));
  show({ transactions });
  await press('Show all 25');
  expect(within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('row')).toHaveLength(26);
});
