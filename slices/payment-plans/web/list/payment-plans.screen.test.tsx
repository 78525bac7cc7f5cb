import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { PaymentPlansScreen } from './payment-plans.screen.tsx';

const CAMPUSES = [
  { __typename: 'InvoicingCampus', _id: 'r1', name: 'Walsall' },
  { __typename: 'InvoicingCampus', _id: 'r2', name: 'Colorado' },
];

const INVOICE = {
  __typename: 'Invoice',
  _id: 'i1',
  personId: 'ana',
  studentName: 'Ana Lopez',
  number: 'WALSALL-2026-0417',
  title: 'Second year tuition',
  balance: 10_000,
  currency: { value: 'GBP', decimals: 2 },
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  paymentPlan: {
    __typename: 'PaymentPlan',
    _id: 'p1',
    frequency: 'MONTHLY',
    successfulPaymentsCount: 1,
    remainingPaymentsCount: 3,
    nextPaymentDueDate: null,
    consecutiveFailedPaymentsCount: 3,
    disabledAt: '2026-10-02T05:00:00Z',
    disabledReason: '',
  },
};

function open(rows: readonly object[]): FakeApi {
  const page = {
    __typename: 'PaymentPlanPage',
    rows,
    nextCursor: null,
    count: rows.length,
    countIsOpen: false,
  };
  const api = new FakeApi({ paymentPlans: { data: { invoicingCampuses: CAMPUSES, paymentPlans: page } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path="/payment-plans" catalogues={[billing, messages]}>
      <Routes>
        <Route path="/payment-plans" element={<PaymentPlansScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());

test('plans that failed come first, and each leads to the account of its student', async () => {
  const api = open([INVOICE]);
  const link = await screen.findByRole('link', { name: 'Ana Lopez' });
  expect(link.getAttribute('href')).toBe('/users/ana?tab=finances');
  const row = link.closest('tr')?.textContent;
  for (const part of ['Walsall', 'WALSALL-2026-0417', '1 of 4 payments made', 'Every month', '£100.00'])
    expect(row).toContain(part);
  expect(api.variablesOf('paymentPlans')).toMatchObject([{ filter: { side: 'FAILED' } }]);
});

test('the other plans stand under tabs of their own', async () => {
  const api = open([]);
  expect(await screen.findByText('No failed payment plans')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(await screen.findByText('No payment plans are on')).toBeTruthy();
  expect(api.variablesOf('paymentPlans').at(-1)).toMatchObject({ filter: { side: 'ACTIVE' } });
});
