import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages as imports } from '#slices/imports/rules/messages.ts';
import { problems as importProblems } from '#slices/imports/rules/problems.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { BankFileScreen } from './bank-file.screen.tsx';
import { BankFilesScreen } from './bank-files.screen.tsx';

const POUNDS = { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 };
const suggestion = (number: string, differing: object = {}) => ({
  __typename: 'BankSuggestion',
  invoiceId: number,
  number,
  personId: 'ana',
  studentName: 'Ana Ruiz',
  balance: 84_000,
  reasons: ['NUMBER', 'AMOUNT'],
  isSure: true,
  ...differing,
});
const line = (_id: string, differing: object = {}) => ({
  __typename: 'BankLine',
  _id,
  regionId: 'r1',
  fileId: 'f1',
  fileName: 'november.csv',
  fileAddedAt: '2026-11-19T09:00:00Z',
  day: '2026-11-15',
  amount: 84_000,
  currency: POUNDS,
  remitter: _id,
  text: `Fees from ${_id}`,
  reference: '',
  account: '',
  status: 'PENDING',
  decisionId: null,
  isReversal: false,
  suggestions: [suggestion(`INV-${_id}`)],
  decisions: [],
  ...differing,
});
const FILE = {
  __typename: 'BankFile',
  _id: 'f1',
  regionId: 'r1',
  regionName: 'Walsall',
  fileName: 'november.csv',
  addedAt: '2026-11-19T09:00:00Z',
  addedByName: 'Dana Hill',
  accounts: ['GB33'],
  counts: { __typename: 'BankFileCounts', pending: 2, matched: 0, setAside: 0, repeated: 0 },
  passedOver: [
    { __typename: 'BankPassedOverCount', kind: 'OUTGOING', count: 3 },
    { __typename: 'BankPassedOverCount', kind: 'RETURNED', count: 1 },
  ],
  unreadRows: [4, 9],
};
const page = (rows: object[]) => ({ rows, nextCursor: null, count: rows.length, countIsOpen: false });

function show(path: string, answers: ConstructorParameters<typeof FakeApi>[0]): FakeApi {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={path} catalogues={[messages, problems, billing, imports, importProblems]}>
      <Routes>
        <Route path="/invoices/bank-files" element={<BankFilesScreen />} />
        <Route path="/invoices/bank-files/:fileId" element={<BankFileScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

const showFile = (
  rows: ReturnType<typeof line>[],
  differing: ConstructorParameters<typeof FakeApi>[0] = {},
  search = '',
) =>
  show(`/invoices/bank-files/f1${search}`, {
    bankFile: { data: { bankFile: FILE } },
    bankLines: { data: { bankLines: page(rows) } },
    bankLine: { data: { bankLine: rows[0] } },
    sureBankMatches: {
      data: { sureBankMatches: { __typename: 'SureBankMatches', _id: 'f1', matches: [], totals: [] } },
    },
    matchBankLine: {
      data: { matchBankLine: { __typename: 'BankLine', _id: 'Ana', status: 'MATCHED', decisionId: 'd' } },
    },
    undoBankDecision: {
      data: { undoBankDecision: { __typename: 'BankLine', _id: 'Ana', status: 'PENDING', decisionId: null } },
    },
    ...differing,
  });

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'admin'] }));
});

test('a file tells what waits, what was passed over, and what somebody must see to', async () => {
  showFile([line('Ana')]);
  expect(await screen.findByRole('radio', { name: 'To match (2)' })).toHaveProperty('checked', true);
  expect(screen.getByText('Passed over: 3 outgoing.')).toBeTruthy();
  expect(screen.getByText(/^1 payment was taken back by the bank/)).toBeTruthy();
  expect(screen.getByText(/^Rows that couldn’t be read: 4 and 9\./)).toBeTruthy();
  expect(await screen.findByText('Invoice number in the text · Amount equals what is open')).toBeTruthy();
});

test('Enter confirms what is marked, leads to the next, and Undo takes it back', async () => {
  onTestFinished(listenForShortcuts());
  const rows = [line('Ana'), line('Ben')];
  const api = showFile(rows, {}, '?line=Ana');
  const drawer = within(await screen.findByRole('dialog'));
  const likeliest = await drawer.findByRole('checkbox', { name: /^Ana Ruiz · INV-Ana/ });
  expect(likeliest).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(likeliest));
  api.answers['bankLine'] = { data: { bankLine: rows[1] } };
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.variablesOf('matchBankLine')).toMatchObject([
      { lineId: 'Ana', parts: [{ invoiceId: 'INV-Ana', amount: 84_000 }] },
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Ben' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const made = api.variablesOf('matchBankLine')[0]?.['decisionId'];
  await waitFor(() => expect(api.variablesOf('undoBankDecision')).toMatchObject([{ decisionId: made }]));
});

test('a payment is divided over the invoices that are marked, and what is left over is told before', async () => {
  const rows = [
    line('Ana', {
      amount: 100_000,
      suggestions: [
        suggestion('A', { reasons: ['NUMBER'] }),
        suggestion('B', { balance: 10_000, reasons: ['NAME'] }),
      ],
    }),
  ];
  const api = showFile(rows, {}, '?line=Ana');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('£160.00 more than is open: it stays as credit.')).toBeTruthy();
  await userEvent.click(drawer.getByRole('checkbox', { name: /· B ·/ }));
  expect(drawer.getByText('£840.00 for A')).toBeTruthy();
  expect(drawer.getByText('£160.00 for B')).toBeTruthy();
  expect(drawer.getByText('£60.00 more than is open: it stays as credit.')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(api.variablesOf('matchBankLine')[0]?.['parts']).toEqual([
      { invoiceId: 'A', amount: 84_000 },
      { invoiceId: 'B', amount: 16_000 },
    ]),
  );
});

test('setting aside asks for a reason, and what was decided elsewhere meanwhile is told', async () => {
  const api = showFile(
    [line('Ana')],
    { setBankLineAside: serverError('Gone', { problem: 'bankLineDecided' }) },
    '?line=Ana',
  );
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('checkbox', { name: /^Ana Ruiz/ });
  await userEvent.click(drawer.getByRole('button', { name: 'Set aside' }));
  expect(await drawer.findByText('Say why this isn’t a student’s payment.')).toBeTruthy();
  expect(api.variablesOf('setBankLineAside')).toEqual([]);
  await userEvent.type(drawer.getByLabelText('Why it isn’t a student’s payment'), 'A gift');
  await userEvent.click(drawer.getByRole('button', { name: 'Set aside' }));
  await waitFor(() =>
    expect(api.variablesOf('setBankLineAside')).toMatchObject([{ lineId: 'Ana', reason: 'A gift' }]),
  );
  expect(await screen.findByText('This payment was already matched or set aside.')).toBeTruthy();
});

test('sure matches are confirmed after the question how many and how much, and undone together', async () => {
  const matches = Array.from({ length: 30 }, (_, at) => ({
    __typename: 'SureBankMatch',
    lineId: `l${at}`,
    invoiceId: `i${at}`,
  }));
  const outcome = (count: number) => ({
    data: {
      matchSureBankLines: matches
        .slice(0, count)
        .map(({ lineId }, at) => ({ __typename: 'BankMatchOutcome', lineId, isDone: at > 0 })),
    },
  });
  const api = showFile([line('Ana')], {
    sureBankMatches: {
      data: {
        sureBankMatches: {
          __typename: 'SureBankMatches',
          _id: 'f1',
          matches,
          totals: [{ __typename: 'SureBankTotal', amount: 84_000, count: 30, currency: POUNDS }],
        },
      },
    },
    matchSureBankLines: outcome(30),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 30 sure matches' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('30 payments: £840.00')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(
      api.variablesOf('matchSureBankLines').map((sent) => (sent['matches'] as unknown[]).length),
    ).toEqual([25, 5]),
  );
  expect(await screen.findByText('29 payments matched.')).toBeTruthy();
  expect(screen.getByText('1 payment has changed meanwhile and waits.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('undoBankDecision')).toHaveLength(29));
});

const uploadAnswers = {
  bankFiles: { data: { bankFiles: page([]) } },
  campusesWithBank: {
    data: { invoicingCampuses: [{ __typename: 'InvoicingCampus', _id: 'r1', name: 'Walsall' }] },
  },
  beginBankFile: { data: { beginBankFile: { __typename: 'BankFile', _id: 'f1' } } },
  appendToBankFile: { data: { appendToBankFile: { __typename: 'BankFile', _id: 'f1' } } },
  readBankFile: { data: { readBankFile: { __typename: 'BankFile', _id: 'f1' } } },
  bankFile: { data: { bankFile: null } },
};
const upload = async (text: string | Uint8Array<ArrayBuffer>, name = 'a.csv') =>
  userEvent.upload(await screen.findByLabelText('File'), new File([text], name));

test('a table that says all is sent at once, in pieces, and its page opens', async () => {
  const api = show('/invoices/bank-files', uploadAnswers);
  expect(await screen.findByText(/^No bank files yet/)).toBeTruthy();
  await upload('Date;Amount\n2026-11-15;4.00');
  expect(await screen.findByText('We can’t find this bank file.')).toBeTruthy();
  expect(api.variablesOf('beginBankFile')).toMatchObject([{ regionId: 'r1', fileName: 'a.csv' }]);
  expect(api.variablesOf('readBankFile')).toMatchObject([{ columns: null, dayOrder: null }]);
});

test('a table with unknown heads asks what its columns hold, and in which order its days are', async () => {
  const api = show('/invoices/bank-files', uploadAnswers);
  await upload('Eins;Zwei\n05/11/2026;4,00');
  await userEvent.selectOptions(await screen.findByLabelText('Eins'), 'Day');
  await userEvent.selectOptions(screen.getByLabelText('Zwei'), 'Amount');
  expect(screen.getByRole('button', { name: 'Read the file' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: 'The day (31/12/2026)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
  await waitFor(() =>
    expect(api.variablesOf('readBankFile')).toMatchObject([
      {
        columns: [
          { column: 'DAY', index: 0 },
          { column: 'AMOUNT', index: 1 },
        ],
        dayOrder: 'DAY_FIRST',
      },
    ]),
  );
});

test('a file in two bytes a sign is read as its words, and a picture is refused', async () => {
  const api = show('/invoices/bank-files', uploadAnswers);
  await upload(new Uint8Array([0x89, 0x50, 0, 1]), 'a.csv');
  expect(await screen.findByText(/^This isn’t a bank file we can read/)).toBeTruthy();
  const wide = [
    0xff,
    0xfe,
    ...[...'Date;Amount\n2026-11-15;4.00'].flatMap((sign) => [sign.charCodeAt(0), 0]),
  ];
  await upload(new Uint8Array(wide));
  await waitFor(() =>
    expect(api.variablesOf('appendToBankFile')).toMatchObject([{ text: 'Date;Amount\n2026-11-15;4.00' }]),
  );
});

test('a refusal of the server leaves the file to be dropped again', async () => {
  show('/invoices/bank-files', {
    ...uploadAnswers,
    readBankFile: serverError('No', { problem: 'bankFileDoctype' }),
  });
  await upload('<!DOCTYPE a><a/>', 'a.xml');
  expect(await screen.findByText(/^This file refers to content outside of it/)).toBeTruthy();
  expect(await screen.findByLabelText('File')).toBeTruthy();
});
