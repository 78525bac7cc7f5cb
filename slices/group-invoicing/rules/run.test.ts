import { expect, test } from 'vitest';
import { NOTHING } from '#kit/money/amounts.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { NO_PERCENT, percent } from '#kit/percent/percent.ts';
import { planRun, type Candidate } from './run.ts';

const lines = [{ particulars: 'Tuition', quantity: 1, price: minorUnits(84_000), taxRate: NO_PERCENT }];
const facts = {
  lines,
  differences: new Map(),
  takenOut: new Set<string>(),
  callerId: 'admin',
  today: '2026-11-19',
} as const;
const sibling = { percentOff: percent(10), amountOff: NOTHING, reason: 'Sibling' };
const student = (personId: string, about: Partial<Candidate> = {}): Candidate => ({
  personId,
  lastDay: null,
  reductions: [],
  isInvoiced: false,
  ...about,
});

test('each student of the groups is charged what they owe, with their own reductions and those of the run', () => {
  const differences = new Map([
    ['ben', [{ percentOff: NO_PERCENT, amountOff: minorUnits(4_000), reason: 'Part time' }]],
  ]);
  const { charged } = planRun([student('ana', { reductions: [sibling] }), student('ben'), student('cleo')], {
    ...facts,
    differences,
  });
  expect(charged.map(({ personId, total }) => [personId, total])).toEqual([
    ['ana', 75_600],
    ['ben', 80_000],
    ['cleo', 84_000],
  ]);
});

test.each([
  ['invoiced before', student('ana', { isInvoiced: true }), 'ALREADY_INVOICED'],
  ['gone since yesterday', student('ana', { lastDay: '2026-11-18' }), 'LEFT_GROUP'],
  ['on their last day', student('ana', { lastDay: '2026-11-19' }), undefined],
  ['taken out', student('out'), 'TAKEN_OUT'],
  ['the caller', student('admin'), 'YOURSELF'],
  [
    'with nothing to pay',
    student('ana', { reductions: [{ ...sibling, percentOff: percent(100) }] }),
    'NOTHING_TO_PAY',
  ],
])('who is left out of a run, and why: a student who is %s', (_, one, reason) => {
  const plan = planRun([one], { ...facts, takenOut: new Set(['out']) });
  expect([plan.leftOut[0]?.reason, plan.charged.length]).toEqual([reason, reason ? 0 : 1]);
});
