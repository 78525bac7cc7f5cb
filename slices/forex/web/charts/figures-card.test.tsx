import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { chartsFilter, DEFAULT_CHARTS_FILTER } from '../charts-filter.ts';
import { FiguresCard } from './figures-card.tsx';

const region = (name: string, userCount: number, differing: object = {}) => ({
  __typename: 'Region',
  _id: name,
  name,
  userCount,
  zone: 'NORTH_AMERICA',
  type: 'CAMPUS',
  addressCountry: 'USA',
  closed: false,
  ...differing,
});
const REGIONS = [
  region('Denver', 120),
  region('Walsall', 300, { zone: 'EUROPE', addressCountry: 'GBR' }),
  region('London', 4, { zone: 'EUROPE', addressCountry: 'GBR', type: 'OFFICE' }),
  region('Boston', 60, { closed: true }),
];
const rate = (year: number, month: number) => ({
  __typename: 'ForexRate',
  _id: `${year}-${month}`,
  combinedDate: `${year}-${month}`,
  year,
  month,
  rate: 0.9,
});

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') });
  configure();
  chartsFilter.change(DEFAULT_CHARTS_FILTER);
});

const currency = (value: string) => ({ __typename: 'Currency', value, label: value });

function show(
  regions: readonly object[] = REGIONS,
  currencies: readonly object[] = ['USD', 'EUR', 'GBP'].map(currency),
  answers: Partial<FakeApi['answers']> = {},
) {
  const forexRates = [2025, 2026].flatMap((year) => [1, 2, 3].map((month) => rate(year, month)));
  const api = new FakeApi({
    chartedRegions: { data: { regions } },
    ratedCurrencies: { data: { currencies } },
    forexRates: { data: { forexRates } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  return {
    api,
    ...render(
      <TestPage catalogues={[messages]}>
        <FiguresCard />
      </TestPage>,
    ),
  };
}

/** What a chart shows, read from the same as a table. */
async function rowsOf(chart: string | RegExp): Promise<string[]> {
  const figure = within(await screen.findByRole('figure', { name: chart }));
  const asTable = figure.queryByRole('button', { name: 'Show as table' });
  if (asTable) await userEvent.click(asTable);
  return figure.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

const openFilter = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose what is shown' }));

test('closed regions are left out of the charts until they are asked for (FX-16)', async () => {
  show();
  expect(await rowsOf('People by region')).toEqual(['Walsall', 'Denver', 'London']);
  await openFilter();
  const closed = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Closed regions' });
  expect(closed.checked).toBe(false);
  await userEvent.click(closed);
  expect(await rowsOf('People by region')).toEqual(['Walsall', 'Denver', 'Boston', 'London']);
});

test('every kind of region is shown at first, and each can be left out (FX-15)', async () => {
  show();
  await openFilter();
  const others = new Map([
    ['Offices', ['Walsall', 'Denver']],
    ['Campuses', ['London']],
    ['United States', ['Walsall', 'London']],
    ['Other countries', ['Denver']],
  ]);
  for (const [name, expected] of others) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(await rowsOf('People by region')).toEqual(expected);
    await userEvent.click(box);
  }
});

test('rates are drawn through December of this year unless another month or year is chosen (FX-10, FX-11, FX-12)', async () => {
  show();
  const chart = 'EUR for one US dollar, month by month';
  expect(await rowsOf(chart)).toEqual(['January 2026', 'February 2026', 'March 2026']);
  expect(screen.getByRole('columnheader', { name: 'Month' })).toBeTruthy();
  await openFilter();
  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through' });
  expect(month.value).toBe('12');
  expect([...month.options].map(({ text }) => text).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  await userEvent.selectOptions(month, 'Feb');
  expect(await rowsOf(chart)).toEqual(['January 2026', 'February 2026']);
  const year = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect(year.value).toBe('2026');
  await userEvent.selectOptions(year, '2025');
  expect(await rowsOf(chart)).toEqual(['January 2025', 'February 2025']);
});

test('what was chosen is there again on the next visit, the open filter too', async () => {
  const { unmount } = show();
  await openFilter();
  await userEvent.type(screen.getByRole('combobox', { name: 'Regions' }), 'Den');
  await userEvent.click(await screen.findByRole('option', { name: 'Denver' }));
  expect(await rowsOf('People by region')).toEqual(['Denver']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Through' }), 'Feb');
  unmount();
  show();
  expect(await rowsOf('People by region')).toEqual(['Denver']);
  expect(screen.getByRole('button', { name: 'Remove Denver' })).toBeTruthy();
  expect(await rowsOf(/^EUR for one/)).toEqual(['January 2025', 'February 2025']);
});

test('a user who looks after one campus has nothing to compare', async () => {
  show([region('Denver', 120)]);
  await openFilter();
  expect(screen.getByRole('combobox', { name: 'Year' })).toBeTruthy();
  expect(screen.queryByRole('figure', { name: 'People by region' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('where there is nothing but the dollar no month is asked for', async () => {
  show(REGIONS, [currency('USD')]);
  await openFilter();
  expect(screen.getByRole('checkbox', { name: 'Offices' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull();
  expect(screen.getAllByRole('figure')).toHaveLength(1);
});

test('one campus that uses only the dollar has no figures, and so no card', async () => {
  const { api } = show([region('Denver', 120)], [currency('USD')]);
  expect(screen.getByRole('heading', { name: 'Figures' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(api.calls.map(({ body }) => body.operationName).toSorted()).toEqual([
    'chartedRegions',
    'ratedCurrencies',
  ]);
});

test('rates that do not come are waited for and missed in words; the other figures are there', async () => {
  const { api } = show(REGIONS, undefined, { forexRates: serverError('The database is away.') });
  expect(screen.getAllByLabelText('Loading')).toHaveLength(2);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch currency');
  expect(await rowsOf('People by region')).toHaveLength(3);
  api.answers['forexRates'] = { data: { forexRates: [rate(2026, 1)] } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowsOf(/^EUR for one/)).toEqual(['January 2026', 'February 2026', 'March 2026']);
});

test('the rates are those of the currency that was chosen', async () => {
  chartsFilter.change({ selectedCurrency: 'GBP' });
  show();
  expect(await screen.findByRole('figure', { name: /^GBP for one US dollar/ })).toBeTruthy();
});
