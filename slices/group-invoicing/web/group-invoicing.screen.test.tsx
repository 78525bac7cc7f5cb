import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages as groups } from '#slices/groups/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { GroupInvoicingScreen } from './group-invoicing.screen.tsx';

const POUNDS = { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 };
const TEMPLATE = {
  __typename: 'FeeTemplate',
  _id: 't1',
  regionId: 'r1',
  regionName: 'Walsall',
  year: 2026,
  title: 'First year tuition',
  lines: [{ __typename: 'FeeLine', particulars: 'Tuition', quantity: 1, price: 84_000, taxRate: 0 }],
  total: 84_000,
  currency: POUNDS,
  version: 1,
};
const known = {
  invoicingCampuses: [
    { __typename: 'InvoicingCampus', _id: 'r1', name: 'Walsall', currency: POUNDS, today: '2026-11-19' },
  ],
  feeTemplates: [TEMPLATE],
};
const PLAN = {
  __typename: 'GroupInvoicePlan',
  charged: [
    {
      __typename: 'PlannedInvoice',
      _id: 'ana',
      studentName: 'Ana Ruiz',
      groupName: 'Walsall Year 1',
      total: 75_600,
      reductions: [{ __typename: 'PlannedReduction', particulars: 'Sibling (10%)', amount: -8_400 }],
    },
  ],
  leftOut: [
    {
      __typename: 'LeftOutStudent',
      _id: 'ben',
      studentName: 'Ben Cole',
      groupName: 'Walsall Year 1',
      reason: 'ALREADY_INVOICED',
    },
  ],
  total: 75_600,
  currency: POUNDS,
};
const RUN = {
  __typename: 'InvoiceRun',
  _id: 'run1',
  regionName: 'Walsall',
  title: 'First year tuition',
  dueOn: '2026-12-19',
  askedAt: '2026-11-19T09:00:00Z',
  askedByName: 'Dana Hill',
  isUndone: false,
  undoReason: '',
  total: 75_600,
  currency: POUNDS,
  counts: {
    __typename: 'InvoiceRunCounts',
    waiting: 0,
    issued: 1,
    failed: 0,
    toUndo: 0,
    undone: 0,
    kept: 0,
  },
};
const STUDENT = {
  __typename: 'InvoiceRunStudent',
  _id: 'ana',
  studentName: 'Ana Ruiz',
  total: 75_600,
  outcome: 'ISSUED',
  invoiceId: 'i1',
};

function open(path: string): FakeApi {
  const group = { __typename: 'ManagedGroup', _id: 'g1', name: 'Walsall Year 1', studyYear: 1 };
  const api = new FakeApi({
    feesOfCampuses: { data: known },
    groupsOfYear: { data: { groups: { __typename: 'GroupPage', rows: [group] } } },
    groupInvoicePlan: { data: { groupInvoicePlan: PLAN } },
    invoiceGroups: { data: { invoiceGroups: RUN } },
    invoiceRuns: {
      data: {
        invoiceRuns: {
          __typename: 'InvoiceRunPage',
          rows: [RUN],
          nextCursor: null,
          count: 1,
          countIsOpen: false,
        },
      },
    },
    invoiceRun: { data: { invoiceRun: RUN } },
    invoiceRunStudents: { data: { invoiceRunStudents: [STUDENT] } },
    undoGroupInvoices: { data: { undoGroupInvoices: { ...RUN, isUndone: true } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages, problems, billing, groups]}>
      <Routes>
        <Route path="/invoices/groups" element={<GroupInvoicingScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());

test('what a group is charged is shown with every student before it is asked for exactly so', async () => {
  const api = open('/invoices/groups');
  await userEvent.selectOptions(await screen.findByLabelText('Fee template'), 't1');
  await userEvent.click(screen.getByRole('button', { name: 'Add year 1' }));
  expect(await screen.findByRole('button', { name: 'Remove Walsall Year 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const charged = within(await screen.findByRole('table', { name: 'Students' }));
  expect(charged.getByText(/Sibling \(10%\)/).textContent).toBe('Sibling (10%) · −£84.00');
  expect(within(screen.getByRole('table', { name: 'Left out' })).getByText('Already invoiced')).toBeTruthy();
  expect(api.variablesOf('groupInvoicePlan').at(-1)).toMatchObject({
    order: {
      groupIds: ['g1'],
      templateId: 't1',
      title: 'First year tuition',
      lines: [{ particulars: 'Tuition', quantity: 1, price: 84_000, taxRate: 0 }],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invoice 1 student' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('invoiceGroups')).toMatchObject([{ expectedCount: 1, expectedTotal: 75_600 }]),
  );
  expect(await screen.findByText(/1 invoice issued/)).toBeTruthy();
});

test('a run is undone with a reason, and leads to each student’s invoice', async () => {
  const api = open('/invoices/groups?tab=runs');
  await userEvent.click(await screen.findByRole('button', { name: 'First year tuition' }));
  const drawer = within(await screen.findByRole('dialog'));
  const link = await drawer.findByRole('link', { name: 'Ana Ruiz' });
  expect(link.getAttribute('href')).toBe('/users/ana?tab=finances&invoice=i1');
  await userEvent.click(drawer.getByRole('button', { name: 'Take unpaid invoices back' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'The wrong year');
  const buttons = screen.getAllByRole('button', { name: 'Take unpaid invoices back' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await vi.waitFor(() =>
    expect(api.variablesOf('undoGroupInvoices')).toEqual([{ runId: 'run1', reason: 'The wrong year' }]),
  );
});
