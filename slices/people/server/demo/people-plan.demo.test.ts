import type { Day } from '#kit/calendar/day.ts';
import { expect, test } from 'vitest';
import { academicYear } from './people-plan.demo.ts';

test.each<[Day, number, string, Day, Day]>([
  ['2026-09-01', 0, 'Autumn 2026', '2026-09-01', '2027-06-30'],
  ['2026-08-31', 0, 'Autumn 2025', '2025-09-01', '2026-06-30'],
  ['2026-12-31', 0, 'Autumn 2026', '2026-09-01', '2027-06-30'],
  ['2027-01-01', 0, 'Autumn 2026', '2026-09-01', '2027-06-30'],
  ['2027-01-01', 2, 'Autumn 2024', '2024-09-01', '2025-06-30'],
])('on %s the academic year of %i years ago is %s', (today, yearsAgo, intake, firstDay, lastDay) => {
  expect(academicYear(today, yearsAgo)).toEqual({ intake, firstDay, lastDay });
});
