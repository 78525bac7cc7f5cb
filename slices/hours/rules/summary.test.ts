import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MINUTES, HOUR_DECISIONS } from './hour-entry.ts';
import {
  categoryTotals,
  groupTotals,
  monthTotals,
  type CategoryTotal,
  type HourRequirement,
  type MonthTotal,
} from './summary.ts';
import { cellsOf, minutesWhere } from './testing/counting-oracle.ts';
import { RememberedLog, type Step } from './testing/remembered-log.ts';

const SEQUENCES = 10_000;
type Cells = ReturnType<typeof cellsOf>;

/** The totals of a category, counted from the cells alone. */
function naiveTotal(
  cells: Cells,
  { categoryId, requiredMinutes }: HourRequirement,
  weeks: number | null,
): CategoryTotal {
  const sum = (status: string): number =>
    minutesWhere(cells, (category, _, is) => category === categoryId && is === status);
  const left = Math.max(0, requiredMinutes - sum('CONFIRMED'));
  return {
    categoryId,
    requiredMinutes,
    confirmedMinutes: sum('CONFIRMED'),
    pendingMinutes: sum('PENDING'),
    minutesPerWeek: weeks === null ? null : Math.floor((left + weeks - 1) / weeks),
  };
}

function naiveMonth(cells: Cells, month: string): MonthTotal {
  const sum = (status: string): number => minutesWhere(cells, (_, of, is) => of === month && is === status);
  return {
    month,
    minutesConfirmed: sum('CONFIRMED'),
    minutesPending: sum('PENDING'),
    minutesRefused: sum('REFUSED'),
  };
}

const CATEGORIES = ['outreach', 'music', 'kitchen', 'children'] as const;
const categoryId = fc.constantFrom(...CATEGORIES);
const minutes = fc.integer({ min: 1, max: DAY_MINUTES });
const month = fc.constantFrom('2026-09', '2026-10', '2026-11');
const entry = fc.nat({ max: 7 });
const logs = fc.record({ kind: fc.constant('log' as const), categoryId, month, minutes });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: logs },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), entry, categoryId, minutes }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), entry }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('decide' as const),
        entry,
        status: fc.constantFrom(...HOUR_DECISIONS),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), entry }) },
  ),
  { minLength: 1, maxLength: 30, size: 'max' },
);
const requirements = fc
  .tuple(fc.subarray([...CATEGORIES]), fc.integer({ min: 1, max: 6_000 }))
  .map(([ids, requiredMinutes]) =>
    ids.map((id, at) => ({ categoryId: id, requiredMinutes: requiredMinutes + at })),
  );
const weeksLeft = fc.option(fc.integer({ min: 1, max: 30 }));

test('after any of 10,000 sequences of entries, confirmations and undos the sums are right to the minute (HOURS-01, HOURS-03)', () => {
  let confirmed = 0;
  fc.assert(
    fc.property(steps, requirements, weeksLeft, (taken, required, weeks) => {
      const log = new RememberedLog();
      for (const step of taken) log.take(step);
      const cells = cellsOf(taken);
      const unrequired = [...new Set(cells.map(([id]) => id))]
        .filter((id) => required.every((one) => one.categoryId !== id))
        .map((id) => ({ categoryId: id, requiredMinutes: 0 }));
      const months = [...new Set(cells.map(([, of]) => of))].toSorted().toReversed();
      expect(categoryTotals(log.entries(), required, weeks)).toEqual(
        [...required, ...unrequired].map((one) => naiveTotal(cells, one, weeks)),
      );
      expect(monthTotals(log.entries())).toEqual(months.map((of) => naiveMonth(cells, of)));
      confirmed += minutesWhere(cells, (_, __, status) => status === 'CONFIRMED');
    }),
    { numRuns: SEQUENCES, seed: 2035 },
  );
  // They do come to something.
  expect(confirmed).toBeGreaterThan(SEQUENCES * 60);
});

test('confirmed hours alone fulfil what is required, and more than enough leaves nothing (HOURS-03)', () => {
  const sum = { categoryId: 'music', month: '2026-11', minutes: 90 } as const;
  const required = [{ categoryId: 'music', requiredMinutes: 200 }];
  const total = (...statuses: readonly ('PENDING' | 'CONFIRMED' | 'REFUSED')[]) =>
    categoryTotals(
      statuses.map((status) => ({ ...sum, status })),
      required,
      4,
    )[0];
  expect(total('PENDING', 'REFUSED')).toMatchObject({
    confirmedMinutes: 0,
    pendingMinutes: 90,
    minutesPerWeek: 50,
  });
  expect(total('CONFIRMED', 'CONFIRMED')).toMatchObject({ confirmedMinutes: 180, minutesPerWeek: 5 });
  expect(total('CONFIRMED', 'CONFIRMED', 'CONFIRMED')).toMatchObject({ minutesPerWeek: 0 });
});

test('a group has what its students have together, and those are done to whom nothing is left (HOURS-04)', () => {
  const of = (requiredMinutes: number, confirmedMinutes: number, pendingMinutes = 0) => ({
    requiredMinutes,
    confirmedMinutes,
    pendingMinutes,
  });
  expect(groupTotals([])).toEqual({
    requiredMinutes: 0,
    confirmedMinutes: 0,
    pendingMinutes: 0,
    besidesMinutes: 0,
    studentCount: 0,
    doneCount: 0,
  });
  const students = [[of(60, 90), of(0, 5, 7)], [of(60, 59, 30)], [of(60, 60), of(30, 0)], [of(0, 20)], []];
  expect(groupTotals(students)).toEqual({
    requiredMinutes: 210,
    confirmedMinutes: 209,
    pendingMinutes: 30,
    besidesMinutes: 25,
    studentCount: 5,
    doneCount: 1,
  });
  // Where nothing is required, everything counts.
  expect(groupTotals([[of(0, 20, 5)]])).toMatchObject({
    confirmedMinutes: 20,
    pendingMinutes: 5,
    besidesMinutes: 0,
  });
});
