import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as billing } from '#slices/billing/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { SPONSOR_PAGE } from '../../rules/sponsor-pages.ts';
import { SponsorScreen } from './sponsor.screen.tsx';

const POUNDS = { value: 'GBP', decimals: 2 };
const PAGE = {
  firstName: 'Ana',
  college: 'Berea Bible College',
  campus: 'Walsall',
  currency: POUNDS,
  most: 56_000,
  takesParts: true,
  takesCards: true,
};
const step = (facts: object = {}) => ({
  __typename: 'SponsorPaymentStep',
  attemptId: 'a1',
  status: 'OPEN',
  failure: null,
  amount: 14_000,
  currency: POUNDS,
  isClosed: false,
  clientSecret: 'pi_1_secret',
  receiptUrl: null,
  ...facts,
});

function open(answers: FakeApi['answers'], path = ''): FakeApi {
  const api = new FakeApi({ sponsorPage: { data: { sponsorPage: PAGE } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage path={`/sponsor/token${path}`} catalogues={[messages, billing, problems]}>
      <Routes>
        <Route path={SPONSOR_PAGE} element={<SponsorScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, words: string) => userEvent.type(screen.getByLabelText(label), words);

beforeEach(() => configure({ cards: 'sandbox' }));
afterEach(() => vi.unstubAllGlobals());

test('a sponsor says how much, who they are and what the student may know, and comes to the card', async () => {
  const api = open({ paySponsored: { data: { paySponsored: step() } } });
  expect(
    await screen.findByText('Ana studies at Berea Bible College, Walsall. You can pay up to £560.00.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
  await type('Amount', '140');
  await type('Your email', 'ruth@example.org');
  await type('Your name', 'Ruth Meyer');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tell Ana my name/ }));
  await type('A few words to Ana', 'Go on!');
  await press('Continue to the card');
  expect(await screen.findByRole('button', { name: 'Pay £140.00' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '£140.00 for Ana' })).toBeTruthy();
  const [sent] = api.variablesOf('paySponsored');
  expect(sent).toMatchObject({
    token: 'token',
    amount: 14_000,
    input: { name: 'Ruth Meyer', email: 'ruth@example.org', isNamed: true, note: 'Go on!' },
  });
});

test('a page that is loaded again goes on where it was, and a payment that was made is thanked for', async () => {
  const answers: FakeApi['answers'] = { checkSponsorPayment: { data: { checkSponsorPayment: step() } } };
  const api = open(answers, '?attempt=a1');
  await screen.findByRole('button', { name: 'Pay £140.00' });
  expect(api.variablesOf('checkSponsorPayment')).toEqual([{ token: 'token', attemptId: 'a1' }]);
  answers['cancelSponsorPayment'] = {
    data: {
      cancelSponsorPayment: step({
        status: 'SUCCEEDED',
        isClosed: true,
        clientSecret: null,
        receiptUrl: '/sponsor-receipt/x',
      }),
    },
  };
  api.answers['cancelSponsorPayment'] = answers['cancelSponsorPayment'];
  await press('Change amount or card');
  // It was paid in another tab meanwhile.
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download the receipt' }).getAttribute('href')).toBe(
    '/sponsor-receipt/x',
  );
});

test('a link that does not work says so, and nothing else', async () => {
  open({ sponsorPage: { data: { sponsorPage: null } } });
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the campus takes no cards the page says so in the customer’s words (FIN-20)', async () => {
  open({ sponsorPage: { data: { sponsorPage: { ...PAGE, takesCards: false } } } });
  expect(await screen.findByText('Credit card processing not available in your region yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is refused is told: beside its field, or over the form', async () => {
  const api = open({
    paySponsored: serverError('You can pay up to £20.00.', { field: 'email', problem: 'emailInvalid' }),
  });
  await screen.findByLabelText('Your email');
  await type('Your email', 'ruth@example.org');
  await press('Continue to the card');
  expect(await screen.findAllByText('You can pay up to £20.00.')).not.toEqual([]);
  api.answers['paySponsored'] = serverError('Somebody else pays.');
  await press('Continue to the card');
  expect(await screen.findByText('Somebody else pays.')).toBeTruthy();
  const ids = api.variablesOf('paySponsored').map(({ attemptId }) => attemptId);
  expect(new Set(ids).size).toBe(1);
});
