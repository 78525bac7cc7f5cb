import { expect, test } from 'vitest';
import { NOTHING } from '#kit/money/amounts.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { NO_PERCENT, percent } from '#kit/percent/percent.ts';
import { calculate, type DraftLine } from '#slices/billing/rules/invoice.ts';
import { reductionLines, reductionProblem, type Reduction } from './reductions.ts';

const line = (price: number, taxRate = 0, quantity = 1): DraftLine => ({
  particulars: 'Tuition',
  quantity,
  price: minorUnits(price),
  taxRate: percent(taxRate),
});
const share = (of: number, reason = 'Sibling'): Reduction => ({
  percentOff: percent(of),
  amountOff: NOTHING,
  reason,
});
const amount = (of: number, reason = 'Scholarship'): Reduction => ({
  percentOff: NO_PERCENT,
  amountOff: minorUnits(of),
  reason,
});

const total = (lines: readonly DraftLine[], reductions: readonly Reduction[]): number =>
  calculate([...lines, ...reductionLines(lines, reductions)]).total;

test.each([
  ['a share', [line(10_000)], [share(10)], 9_000],
  ['a share to the nearest coin', [line(999)], [share(12.5)], 874],
  ['an amount', [line(10_000)], [amount(2_500)], 7_500],
  [
    'shares of the whole, amounts of what is left',
    [line(10_000)],
    [amount(1_000), share(10), share(20)],
    6_000,
  ],
  ['never more than there is', [line(10_000)], [share(60), share(60)], 0],
  ['an amount larger than the fees', [line(10_000)], [amount(50_000)], 0],
  ['quantities count', [line(500, 0, 3)], [share(50)], 750],
  ['tax of each rate is reduced', [line(10_000, 20), line(5_000, 0)], [share(10)], 15_300],
  ['an amount goes through the rates', [line(10_000, 20), line(5_000, 0)], [amount(12_000)], 3_000],
])('a reduction: %s (FIN-22)', (_, lines, reductions, expected) => {
  expect(total(lines, reductions)).toBe(expected);
});

test('the reason stands on the invoice, with the share it takes off', () => {
  expect(
    reductionLines([line(1_000)], [share(12.5), amount(10)]).map(({ particulars }) => particulars),
  ).toEqual(['Sibling (12.5%)', 'Scholarship']);
});

test.each([
  ['neither', { percentOff: NO_PERCENT, amountOff: NOTHING, reason: 'x' }, 'reductionNeedsPercentOrAmount'],
  [
    'both',
    { percentOff: percent(5), amountOff: minorUnits(5), reason: 'x' },
    'reductionNeedsPercentOrAmount',
  ],
  ['more than all', share(101), 'reductionNeedsPercentOrAmount'],
  ['no reason', share(10, ' '), 'reductionReasonInvalid'],
  ['a share', share(10), undefined],
  ['an amount', amount(10), undefined],
])('a reduction with %s is checked', (_, reduction, problem) => {
  expect(reductionProblem(reduction)?.problem).toBe(problem);
});

test('a reduction does not end before it begins', () => {
  const days = { validFrom: '2026-01-01', validTo: '2025-12-31' } as const;
  expect(reductionProblem(share(10), days)?.problem).toBe('reductionEndsTooEarly');
});
