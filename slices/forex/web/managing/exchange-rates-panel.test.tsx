import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { chartsFilter, DEFAULT_CHARTS_FILTER } from '../charts-filter.ts';
import { ExchangeRatesPanel } from './exchange-rates-panel.tsx';

const january = { _id: 'r1', combinedDate: '2026-01', year: 2026, month: 1, rate: 0.91 };

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-15T12:00:00Z') });
  configure();
  chartsFilter.change(DEFAULT_CHARTS_FILTER);
});

function show() {
  const api = new FakeApi({
    ratedCurrencies: { data: { currencies: [{ value: 'EUR', label: 'Euro' }] } },
    forexRates: { data: { forexRates: [january] } },
    saveForexRates: { data: { saveForexRates: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]}>
      <ExchangeRatesPanel />
    </TestPage>,
  );
  return api;
}

const sent = (api: FakeApi) => api.variablesOf('saveForexRates').map(({ rates }) => rates);
const february = { currency: 'EUR', year: 2026, month: 2, rate: 0.92, before: null };

test('the rate of a month is entered, and taken back at a word (HOLE-56)', async () => {
  const api = show();
  await screen.findByText('latest available rate');
  await userEvent.click(screen.getByRole('button', { name: 'Enter rate' }));
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: 'Rate' }), '0.92');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent(api)).toEqual([[february], [{ ...february, rate: null, before: 0.92 }]]);
});

test('a file is shown line by line before what is new in it is stored (HOLE-56)', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import rates' }));
  const lines = ['Currency,Month,Rate', 'EUR,2026-01,0.91', 'EUR,2026-02,0.92', 'EUR,soon,1'];
  const file = new File([lines.join('\n')], 'rates.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('File with rates'), file);
  expect(await screen.findByText('New: 1 · changed: 0 · unchanged: 1 · invalid: 1')).toBeTruthy();
  expect(screen.getByText('Line 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 rate' }));
  expect(await screen.findByText('1 rate was imported.')).toBeTruthy();
  expect(sent(api)).toEqual([[february]]);
});

test('a rate is removed from its row, and taken back at a word (HOLE-56)', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'More for January 2026' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const entered = { ...february, month: 1 };
  expect(sent(api)).toEqual([
    [{ ...entered, rate: null, before: 0.91 }],
    [{ ...entered, rate: 0.91, before: null }],
  ]);
});
