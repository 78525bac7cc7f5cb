import { expect, test } from 'vitest';
import { seededRandom } from '#kit/demo/random.ts';
import {
  categoryTotals,
  monthTotals,
  type CategoryTotal,
  type HourRequirement,
  type MonthTotal,
} from './summary.ts';
import { cellsOf, minutesWhere } from './testing/counting-oracle.ts';
import { CATEGORIES, Log, randomSteps } from './testing/random-log.ts';

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

test('after any of 10,000 sequences of entries, confirmations and undos the sums are right to the minute (HOURS-01, HOURS-03)', () => {
  const random = seededRandom('Acts 20:35');
  const wrong: object[] = [];
  let minutes = 0;
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const steps = randomSteps(random, random.int(1, 30));
    const log = new Log();
    for (const step of steps) log.take(step);
    const cells = cellsOf(steps);
    const required = CATEGORIES.filter(() => random.chance(0.5)).map((categoryId) => ({
      categoryId,
      requiredMinutes: random.int(1, 6_000),
    }));
    const weeks = random.chance(0.2) ? null : random.int(1, 30);
    const unrequired = [...new Set(cells.map(([categoryId]) => categoryId))]
      .filter((name) => required.every(({ categoryId }) => categoryId !== name))
      .map((categoryId) => ({ categoryId, requiredMinutes: 0 }));
    const totals = [...required, ...unrequired].map((one) => naiveTotal(cells, one, weeks));
    const months = [...new Set(cells.map(([, month]) => month))].toSorted().toReversed();
    const naive = { totals, months: months.map((month) => naiveMonth(cells, month)) };
    const told = {
      totals: categoryTotals(log.entries(), required, weeks),
      months: monthTotals(log.entries()),
    };
    if (JSON.stringify(told) !== JSON.stringify(naive)) wrong.push({ steps, told, naive });
    minutes += minutesWhere(cells, (_, __, status) => status === 'CONFIRMED');
  }
  expect(wrong.slice(0, 1)).toEqual([]);
  // They do come to something.
  expect(minutes).toBeGreaterThan(SEQUENCES * 60);
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
