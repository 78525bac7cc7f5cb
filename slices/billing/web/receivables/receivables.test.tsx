import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { messages } from '../../rules/messages.ts';
import type { OpenInvoicesForFileQuery } from './receivables.graphql.generated.ts';
import { ReceivablesPage } from './receivables.page.tsx';
import { useOpenInvoiceFileColumns } from './use-open-invoices-table.tsx';

const POUNDS = { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 };
const WALSALL = {
  __typename: 'CampusReceivables',
  regionId: 'r1',
  regionName: 'Walsall',
  currency: POUNDS,
  count: 2,
  owed: 56_000,
  overdue: 16_000,
  notDue: 40_000,
  upTo30: 0,
  upTo60: 16_000,
  upTo90: 0,
  older: 0,
  overpaid: 500,
  advances: 300,
};
const INVOICE = {
  __typename: 'Invoice',
  _id: 'i1',
  personId: 'ana',
  studentName: 'Ana Ruiz',
  studentNumber: '100234',
  number: 'WALSALL-2026-0417',
  title: 'Second year tuition',
  status: 'PART_PAID',
  total: 84_000,
  balance: 56_000,
  currency: POUNDS,
  issuedOn: '2019-11-01',
  dueOn: '2019-11-20',
  isPaidInSteps: false,
  timeZone: 'Europe/London',
  regionName: 'Walsall',
};

function open(path: string, { campuses = [WALSALL], rows = [INVOICE] } = {}): FakeApi {
  const page = { __typename: 'InvoicePage', rows, nextCursor: null, count: rows.length, countIsOpen: false };
  const api = new FakeApi({ receivables: { data: { receivables: campuses, openInvoices: page } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages]}>
      <Routes>
        <Route
          path="/invoices"
          element={
            <ReceivablesPage
              slots={[{ id: 'plans', as: { link: 'typeInvoice', icon: 'card' }, to: () => '/plans' }]}
            />
          }
        />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'admin'] }));
});

test('one campus has its figures by age, and each invoice leads to the student’s account', async () => {
  open('/invoices');
  const row = within(await screen.findByRole('row', { name: /Second year tuition/ }));
  expect(row.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/users/ana?tab=finances');
  expect(row.getByText('100234')).toBeTruthy();
  expect(row.getByText('£560.00')).toBeTruthy();
  expect(row.getByText('42 days overdue')).toBeTruthy();
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
  expect([figure('Owed'), figure('1–30 days'), figure('31–60 days'), figure('Credit')]).toEqual([
    '£560.00',
    '–',
    '£160.00',
    '£8.00',
  ]);
});

test('what slices above do with many invoices is a press away', async () => {
  open('/invoices');
  const link = await screen.findByRole('link', { name: 'Invoice' });
  expect(link.getAttribute('href')).toBe('/plans');
});

test('several campuses stand in rows, and one of them can be chosen', async () => {
  const colorado = { ...WALSALL, regionId: 'r2', regionName: 'Colorado' };
  const api = open('/invoices?tab=overdue', { campuses: [colorado, WALSALL] });
  const table = within(await screen.findByRole('table', { name: 'Owed by campus' }));
  await userEvent.click(table.getByRole('link', { name: 'Walsall' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('receivables').at(-1)).toMatchObject({
      filter: { side: 'OVERDUE', regionId: 'r1', search: '' },
    }),
  );
});

test('of several campuses the sums are few, and those of the chosen one are by age', async () => {
  const colorado = { ...WALSALL, regionId: 'r2', regionName: 'Colorado' };
  open('/invoices', { campuses: [colorado, WALSALL] });
  const [, row] = within(await screen.findByRole('table', { name: 'Owed by campus' })).getAllByRole('row');
  const cells = within(row ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Colorado',
    '£560.00',
    '£160.00',
    '–',
    '£8.00',
  ]);
  cleanup();
  open('/invoices?regionId=r1', { campuses: [colorado, WALSALL] });
  expect((await screen.findByText('31–60 days', { selector: 'dt' })).nextSibling?.textContent).toBe(
    '£160.00',
  );
  expect(screen.queryByRole('table', { name: 'Owed by campus' })).toBeNull();
});

test('an invoice that is paid in instalments is not called overdue', async () => {
  open('/invoices', { rows: [{ ...INVOICE, isPaidInSteps: true }] });
  expect(await screen.findByText('In instalments')).toBeTruthy();
  expect(screen.queryByText(/days overdue/)).toBeNull();
});

test('where everything is paid, that is said', async () => {
  open('/invoices', { campuses: [], rows: [] });
  expect(await screen.findByText('Every invoice is paid')).toBeTruthy();
});

test('the file says whose an invoice is, in words that can be sorted and found again', () => {
  const invoice = { ...INVOICE, givenName: 'Ana', familyName: 'Ruiz' };
  const row = invoice as unknown as OpenInvoicesForFileQuery['openInvoices']['rows'][number];
  expect(fileOf(useOpenInvoiceFileColumns, [row], [messages, peopleMessages])).toMatchObject([
    { 'Student number': '100234', 'Family name': 'Ruiz', 'Given name': 'Ana', Campus: 'Walsall' },
  ]);
});
