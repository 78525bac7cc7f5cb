import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { retryWhatWaits } from '#kit/ui/offline/network.ts';
import { messages } from '../rules/messages.ts';
import { chartsFilter, DEFAULT_CHARTS_FILTER } from './charts-filter.ts';
import { ExchangeRatesCard } from './exchange-rates-card.tsx';

const currency = (value: string, label: string) => ({ __typename: 'Currency', value, label });
const CURRENCIES = [currency('USD', 'US dollar'), currency('EUR', 'Euro'), currency('GBP', 'Pound sterling')];
const rate = (year: number, month: number, units: number) => ({
  __typename: 'ForexRate',
  _id: `${year}-${month}`,
  combinedDate: `${year}-${month}`,
  year,
  month,
  rate: units,
});
const rates = (...forexRates: object[]) => ({ data: { forexRates } });

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') });
  configure();
  chartsFilter.change(DEFAULT_CHARTS_FILTER);
});

function show(answers: FakeApi['answers']) {
  const api = new FakeApi({ ratedCurrencies: { data: { currencies: CURRENCIES } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  const draw = () =>
    render(
      <TestPage catalogues={[messages]}>
        <ExchangeRatesCard />
      </TestPage>,
    );
  return { api, draw, ...draw() };
}

test('the latest rates are told month by month, in units for one dollar', async () => {
  show({ forexRates: rates(rate(2026, 3, 0.923_456_78), rate(2026, 2, 0.91)) });
  expect(await screen.findByText('0.92346')).toBeTruthy();
  expect(screen.getByText('EUR for one US dollar, month by month')).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'March 2026',
    'February 2026',
  ]);
  expect(screen.queryByRole('option', { name: /USD/ })).toBeNull();
});

test('a month without a rate shows the newest before it, and says so (HOLE-56)', async () => {
  show({ forexRates: rates(rate(2026, 1, 0.91)) });
  expect(await screen.findAllByText('latest available rate')).toHaveLength(2);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'latest available rate 0.91000',
    'latest available rate 0.91000',
    ' 0.91000',
  ]);
});

test('another currency is asked for when it is chosen, and remembered', async () => {
  const { api } = show({ forexRates: rates(rate(2026, 3, 0.78)) });
  await screen.findByText('0.78000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'GBP');
  await screen.findByText('GBP for one US dollar, month by month');
  expect(api.variablesOf('forexRates')).toEqual([{ currency: 'EUR' }, { currency: 'GBP' }]);
  expect(localStorage.getItem('personal:chartsFilter')).toContain('"selectedCurrency":"GBP"');
});

test('rates are asked of the server each time, whatever is remembered (API-10)', async () => {
  const { api, unmount, draw } = show({ forexRates: rates(rate(2026, 3, 0.78)) });
  await screen.findByText('0.78000');
  unmount();
  api.answers['forexRates'] = rates(rate(2026, 3, 0.79));
  draw();
  expect(screen.queryByText('0.78000')).toBeNull();
  expect(await screen.findByText('0.79000')).toBeTruthy();
  expect(api.variablesOf('forexRates')).toHaveLength(2);
});

test('rates that could not be had are told in the words of the specification, and asked for again (FX-03)', async () => {
  const { api } = show({ forexRates: new Error('no network') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch currency, check internet connection');
  api.answers['forexRates'] = rates(rate(2026, 3, 0.78));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0.78000')).toBeTruthy();
});

test('rates that were missing for want of a network come by themselves', async () => {
  const { api } = show({ forexRates: new Error('no network') });
  await screen.findByRole('alert');
  api.answers['forexRates'] = rates(rate(2026, 3, 0.77));
  act(() => void retryWhatWaits());
  expect(await screen.findByText('0.77000')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a currency without rates says so', async () => {
  show({ forexRates: rates() });
  expect(await screen.findByText('No rates for this currency yet.')).toBeTruthy();
});

test('a college that uses only the dollar has nothing to exchange', async () => {
  const { api } = show({ ratedCurrencies: { data: { currencies: [currency('USD', 'US dollar')] } } });
  expect(await screen.findByText('The college only uses the US dollar.')).toBeTruthy();
  expect(api.variablesOf('forexRates')).toEqual([]);
});
