import { describe, expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  chargeKey,
  countsAsFailure,
  daysFromNowOn,
  enableProblem,
  expiresTooSoon,
  instalmentOfKey,
  instalmentState,
  openInstalments,
  planStatus,
  type InstalmentFacts,
} from './plan.ts';

const instalment = (id: string, facts: Partial<InstalmentFacts> = {}): InstalmentFacts => ({
  id,
  status: 'PLANNED',
  dueOn: '2026-12-01',
  tryOn: '2026-12-01',
  amount: minorUnits(100),
  tries: 0,
  ...facts,
});
const three = [
  instalment('a', { dueOn: '2026-12-01' }),
  instalment('b', { dueOn: '2027-01-01' }),
  instalment('c', { dueOn: '2027-02-01', amount: minorUnits(102) }),
];
const left = (balance: number, instalments = three) =>
  openInstalments(instalments, minorUnits(balance)).map((one) => one.left);

describe('what is left of the instalments', () => {
  test.each([
    ['is all of it while nothing else is paid', 302, [100, 100, 102]],
    ['begins later when something was paid at the desk', 252, [50, 100, 102]],
    ['is less of the last ones when most was paid', 90, [0, 0, 90]],
    ['is nothing once the invoice is paid', 0, [0, 0, 0]],
    ['is nothing when too much was paid', -50, [0, 0, 0]],
    ['is never more than was agreed to', 500, [100, 100, 102]],
  ])('%s', (_, balance, expected) => expect(left(balance)).toEqual(expected));

  test('does not charge again what was refunded after it was paid', () => {
    const paid = [instalment('a', { status: 'PAID' }), ...three.slice(1)];
    expect(left(302, paid)).toEqual([100, 102]);
  });

  test('is never more than the balance, and never less than nothing, whatever was paid', () => {
    for (let balance = -50; balance < 400; balance += 7) {
      const amounts = left(balance);
      const all = amounts.reduce<number>((before, amount) => before + amount, 0);
      expect(all).toBe(Math.min(Math.max(balance, 0), 302));
      expect(amounts.every((amount) => amount >= 0)).toBe(true);
    }
  });
});

describe('a plan', () => {
  const open = openInstalments(three, minorUnits(302));
  test.each([
    ['is enabled', false, open, 'ACTIVE'],
    ['is disabled', true, open, 'DISABLED'],
    ['is over when nothing is left to charge', true, openInstalments(three, minorUnits(0)), 'COMPLETED'],
  ] as const)('%s (FIN-14)', (_, isDisabled, instalments, status) =>
    expect(planStatus(isDisabled, instalments)).toBe(status),
  );

  test('that is enabled again charges one at a time, in its rhythm from today', () => {
    expect(
      daysFromNowOn(open, { frequency: 'MONTHLY', today: '2027-01-31' }).map(({ dueOn }) => dueOn),
    ).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    const early = daysFromNowOn(open, { frequency: 'MONTHLY', today: '2026-11-30' });
    expect(early.map(({ dueOn }) => dueOn)).toEqual(three.map(({ dueOn }) => dueOn));
  });

  const disabledAt = new Date('2026-12-03T10:00:00Z');
  const [before, since] = [new Date('2026-12-03T09:00:00Z'), new Date('2026-12-03T11:00:00Z')];
  test.each([
    ['that is on', { disabledAt: null, stop: null }, { savedAt: since, isStaff: false }, 'planNotDisabled'],
    [
      'that failed, without a card',
      { disabledAt, stop: 'FAILURES' },
      { savedAt: null, isStaff: false },
      'planNeedsNewCard',
    ],
    [
      'that failed, with the same card',
      { disabledAt, stop: 'FAILURES' },
      { savedAt: before, isStaff: false },
      'planNeedsNewCard',
    ],
    [
      'that failed, with a new card',
      { disabledAt, stop: 'FAILURES' },
      { savedAt: since, isStaff: false },
      null,
    ],
    [
      'that staff have stopped',
      { disabledAt, stop: 'STAFF' },
      { savedAt: since, isStaff: false },
      'planStoppedByStaff',
    ],
    [
      'that staff have stopped, by staff',
      { disabledAt, stop: 'STAFF' },
      { savedAt: before, isStaff: true },
      null,
    ],
  ] as const)('%s can be enabled, or not (HOLE-54)', (_, plan, facts, problem) =>
    expect(enableProblem(plan, facts)).toBe(problem),
  );
});

test('an instalment says how it stands', () => {
  expect(instalmentState(instalment('a'), minorUnits(100))).toBe('PLANNED');
  expect(instalmentState(instalment('a', { tries: 1 }), minorUnits(100))).toBe('FAILED');
  expect(instalmentState(instalment('a', { tries: 1 }), minorUnits(0))).toBe('COVERED');
  expect(instalmentState(instalment('a', { status: 'SKIPPED' }), minorUnits(100))).toBe('SKIPPED');
});

test('each try of an instalment is charged under a key of its own', () => {
  const id = '019a9bd0-0000-7000-8000-000000000001';
  expect(instalmentOfKey(chargeKey({ id, tries: 2 }))).toEqual({ id, tries: 2 });
  expect(instalmentOfKey('invoice:1:2')).toBeNull();
});

test('a charge that never reached the processor is forgiven once', () => {
  expect(countsAsFailure('notBegun', { tries: 0 })).toBe(false);
  expect(countsAsFailure('notBegun', { tries: 1 })).toBe(true);
  expect(countsAsFailure('declined', { tries: 0 })).toBe(true);
});

test.each([
  ['a month before', '2027-01-31', '2027-03-01', true],
  ['not earlier', '2027-01-27', '2027-03-01', false],
  ['not if all is charged before', '2027-01-31', '2027-02-28', false],
] as const)('an expiring card is told %s', (_, today, lastDue, isTold) =>
  expect(expiresTooSoon({ expiryMonth: 2, expiryYear: 2027 }, { today, lastDue })).toBe(isTold),
);
