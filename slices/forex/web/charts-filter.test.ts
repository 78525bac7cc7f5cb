import { beforeEach, expect, test, vi } from 'vitest';

const load = () => import('./charts-filter.ts');

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('the figures begin in US dollars, with every kind of region but closed ones (FX-14)', async () => {
  const { chartsFilter } = await load();
  expect(chartsFilter.get()).toMatchObject({
    month: 12,
    selectedCurrency: 'USD',
    showAWM: true,
    showCBC: true,
    showUS: true,
    showIntl: true,
    showClosed: false,
  });
});

test('what was chosen is there again on the next page', async () => {
  const chosen = {
    selectedRegions: ['w'],
    year: 2025,
    month: 3,
    showFilter: true,
    forexRates: [{ currency: 'GBP', year: 2025, month: 4, rate: 0.8 }],
    expanded: 'income',
    queryDateRange: { from: '2025-03-01T00:00:00Z', to: '2025-03-31T23:59:59Z' },
  };
  (await load()).chartsFilter.change(chosen);
  vi.resetModules();
  expect((await load()).chartsFilter.get()).toMatchObject(chosen);
});

test('nothing of it stays for the next person', async () => {
  const { chartsFilter, DEFAULT_CHARTS_FILTER } = await load();
  chartsFilter.change({ selectedRegions: ['w'] });
  const { forgetUser } = await import('#kit/client/session/forget-user.ts');
  forgetUser();
  expect(chartsFilter.get()).toEqual(DEFAULT_CHARTS_FILTER);
  expect(localStorage.getItem('personal:chartsFilter')).toBeNull();
});

test('it is forgotten on a page that shows no charts as well', async () => {
  localStorage.setItem('personal:chartsFilter', '{"selectedRegions":["w"]}');
  const { forgetUser } = await import('#kit/client/session/forget-user.ts');
  forgetUser();
  expect(localStorage.getItem('personal:chartsFilter')).toBeNull();
});

test.each([
  ['a month that is none', { month: 13 }],
  ['a currency that is none', { selectedCurrency: 'dollars' }],
  ['a range without an end', { queryDateRange: { from: '2025-03-01' } }],
  ['regions that are no ids', { selectedRegions: [7] }],
  ['no object', 'text'],
])('%s in storage falls to the default', async (_, stored) => {
  localStorage.setItem('personal:chartsFilter', JSON.stringify(stored));
  const { chartsFilter, DEFAULT_CHARTS_FILTER } = await load();
  expect(chartsFilter.get()).toEqual(DEFAULT_CHARTS_FILTER);
});
