import { expect, test } from 'vitest';
import { monthCode } from './month.ts';
import { MAX_RATES_AT_ONCE } from './rate.ts';
import { currenciesIn, readRatesFile } from './rates-file.ts';

const stored: Readonly<Record<string, number>> = { 'EUR 2026-01': 0.9, 'EUR 2026-02': 0.91 };
const read = (text: string) =>
  readRatesFile(text, {
    currencies: ['EUR', 'IDR'],
    storedFor: (currency, month) => stored[`${currency} ${monthCode(month)}`] ?? null,
    now: new Date('2026-03-15T12:00:00Z'),
  });

test('each line says what it would change, or what is wrong with it (HOLE-56)', () => {
  const file = [
    'Month;Rate;Currency;Remark',
    '2026-01;0,9;eur;as before',
    '02/2026;0,92;EUR;corrected',
    '2026-03-01;15700;IDR;new',
    '2026-03;15700;IDR;again',
    '2026-03;1;XXX;',
    'March;1;EUR;',
    '2026-03;much;EUR;',
    ';;;',
    '2026-03;1;USD;',
  ].join('\r\n');
  const answer = read(file);
  const rates = 'rates' in answer ? answer.rates : [];
  expect(rates.map(({ line, rate, before, problem }) => [line, rate, before, problem])).toEqual([
    [2, 0.9, 0.9, null],
    [3, 0.92, 0.91, null],
    [4, 15_700, null, null],
    [5, 15_700, null, 'rateTwice'],
    [6, 1, null, 'rateCurrencyUnknown'],
    [7, 1, null, 'rateMonthInvalid'],
    [8, 0, null, 'rateInvalid'],
    [10, 1, null, 'rateOfDollar'],
  ]);
  expect(currenciesIn(file)).toEqual(['EUR', 'IDR', 'XXX', 'USD']);
});

test.each([
  ['Currency,Month\nEUR,2026-01', 'ratesColumnsMissing'],
  ['', 'ratesColumnsMissing'],
  ['Currency,Month,Rate\n\n', 'ratesFileEmpty'],
  [`Currency,Month,Rate\n${'EUR,2026-01,0.9\n'.repeat(MAX_RATES_AT_ONCE + 1)}`, 'tooManyRates'],
])('a file of no use says why (%#)', (text, problem) => {
  expect(read(text)).toEqual({ problem });
});
