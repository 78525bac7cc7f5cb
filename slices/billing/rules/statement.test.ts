import { expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import { parsePeriod } from './downloads.ts';
import { receiptKind } from './receipts.ts';
import { statementOf } from './statement.ts';

const booked = (
  day: `${number}-${number}-${number}`,
  type: 'INVOICE' | 'PAYMENT' | 'REFUND' | 'CREDIT_NOTE',
  amount: number,
  method: 'CASH' | 'CREDIT' | 'REDUCTION' | null = null,
) => ({ type, method, amount: minorUnits(amount), day, madeAt: new Date(`${day}T10:00:00Z`) });

const entries = [
  booked('2026-03-02', 'PAYMENT', 500, 'CREDIT'),
  booked('2026-03-01', 'REFUND', 200, 'CASH'),
  booked('2026-02-10', 'CREDIT_NOTE', 100, 'REDUCTION'),
  booked('2026-01-05', 'PAYMENT', 1_500, 'CASH'),
  booked('2026-01-01', 'INVOICE', 1_000),
  booked('2026-03-03', 'PAYMENT', -1_500, 'CASH'),
];
const WHOLE = { from: null, until: null };

test('a statement adds up what was charged and paid, the oldest first', () => {
  const { before, lines, after } = statementOf(entries, WHOLE);
  expect(lines.map(({ effect, balance }) => [effect, balance])).toEqual([
    [1_000, 1_000],
    [-1_500, -500],
    [-100, -600],
    [200, -400],
    [1_500, 1_100],
  ]);
  expect([before, after]).toEqual([0, 1_100]);
});

test('what came before a period is its first balance, and what comes later is left out', () => {
  const { before, lines, after } = statementOf(entries, { from: '2026-01-05', until: '2026-02-28' });
  expect([before, lines.map(({ balance }) => balance), after]).toEqual([1_000, [-500, -600], -600]);
  const quiet = statementOf(entries, { from: '2026-04-01', until: '2026-04-30' });
  expect([quiet.before, quiet.lines, quiet.after]).toEqual([1_100, [], 1_100]);
});

test('days that are none are no period', () => {
  expect(parsePeriod({})).toEqual(WHOLE);
  expect(parsePeriod({ from: '2026-02-31' })).toBeNull();
  expect(parsePeriod({ until: 'today' })).toBeNull();
});

test('money that came or went and reductions have a paper; credit, write-offs and what was undone have none', () => {
  const kind = (
    type: 'INVOICE' | 'PAYMENT' | 'REFUND' | 'CREDIT_NOTE',
    method: 'CARD' | 'CREDIT' | 'REDUCTION' | 'WRITE_OFF' | null,
    undone = false,
  ) => receiptKind({ type, method, reverses: null, isReversed: undone });
  expect([kind('PAYMENT', 'CARD'), kind('REFUND', 'CARD'), kind('CREDIT_NOTE', 'REDUCTION')]).toEqual([
    'RECEIPT',
    'REFUND',
    'CREDIT_NOTE',
  ]);
  expect([
    kind('PAYMENT', 'CREDIT'),
    kind('CREDIT_NOTE', 'WRITE_OFF'),
    kind('INVOICE', null),
    kind('PAYMENT', 'CARD', true),
    receiptKind({ type: 'PAYMENT', method: 'CASH', reverses: 'id', isReversed: false }),
  ]).toEqual([null, null, null, null, null]);
});
