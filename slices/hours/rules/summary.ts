import { daysBetween, type Day } from '#kit/calendar/day.ts';
import type { HourStatus } from './hour-entry.ts';

/** Minutes of one category, month and status: those of an entry, or of several together. */
export interface HourSum {
  categoryId: string;
  /** Such as 2026-11. */
  month: string;
  status: HourStatus;
  minutes: number;
}

export interface HourRequirement {
  categoryId: string;
  requiredMinutes: number;
}

export interface CategoryTotal extends HourRequirement {
  confirmedMinutes: number;
  pendingMinutes: number;
  /** What is still to be served in each week that is left; null where nobody knows how many are. */
  minutesPerWeek: number | null;
}

export interface MonthTotal {
  month: string;
  minutesConfirmed: number;
  minutesPending: number;
  minutesRefused: number;
}

/** The weeks until a day, the one that has begun included; none once it is past. */
export const weeksUntil = (today: Day, lastDay: Day): number =>
  Math.max(0, Math.ceil((daysBetween(today, lastDay) + 1) / 7));

/** Until when hours are asked for: the day that was said with what is required, else the end of the term that runs. */
export interface Due {
  dueOn: Day | null;
  lastDayOfTerm: Day | null;
}

/** The weeks over which what is left can be spread; null where nobody knows, or none is left. */
export function weeksLeft({ dueOn, lastDayOfTerm }: Due, today: Day): number | null {
  const lastDay = dueOn ?? lastDayOfTerm;
  return (lastDay === null ? 0 : weeksUntil(today, lastDay)) || null;
}

/** Of what is served in each week, how much that is by the end of the term, where more is asked for after it. */
export function minutesByTerm(
  minutesPerWeek: number,
  { dueOn, lastDayOfTerm }: Due,
  today: Day,
): number | null {
  if (dueOn === null || lastDayOfTerm === null || dueOn <= lastDayOfTerm) return null;
  return minutesPerWeek * weeksUntil(today, lastDayOfTerm);
}

const minutesOf = (sums: readonly HourSum[], status: HourStatus): number =>
  sums.reduce((minutes, sum) => (sum.status === status ? minutes + sum.minutes : minutes), 0);

/** What came together in each category that is required or has hours; confirmed hours alone fulfil what is required. */
export function categoryTotals(
  sums: readonly HourSum[],
  requirements: readonly HourRequirement[],
  weeks: number | null,
): CategoryTotal[] {
  const required = new Map(requirements.map((one) => [one.categoryId, one.requiredMinutes]));
  const byCategory = Map.groupBy(sums, ({ categoryId }) => categoryId);
  return [...new Set([...required.keys(), ...byCategory.keys()])].map((categoryId) => {
    const own = byCategory.get(categoryId) ?? [];
    const requiredMinutes = required.get(categoryId) ?? 0;
    const confirmedMinutes = minutesOf(own, 'CONFIRMED');
    const left = Math.max(0, requiredMinutes - confirmedMinutes);
    return {
      categoryId,
      requiredMinutes,
      confirmedMinutes,
      pendingMinutes: minutesOf(own, 'PENDING'),
      minutesPerWeek: weeks === null ? null : Math.ceil(left / weeks),
    };
  });
}

/** What came together in each month, the newest first. */
export const monthTotals = (sums: readonly HourSum[]): MonthTotal[] =>
  [...Map.groupBy(sums, ({ month }) => month)]
    .map(([month, own]) => ({
      month,
      minutesConfirmed: minutesOf(own, 'CONFIRMED'),
      minutesPending: minutesOf(own, 'PENDING'),
      minutesRefused: minutesOf(own, 'REFUSED'),
    }))
    .toSorted((one, other) => (one.month > other.month ? -1 : 1));

type Counted = Pick<CategoryTotal, 'requiredMinutes' | 'confirmedMinutes' | 'pendingMinutes'>;

interface Sums extends Counted {
  /** Confirmed in categories of which nothing is required: it makes up for nothing in those of which something is. */
  besidesMinutes: number;
}

/** What came together in the categories that are required; in all of them where none is. */
export function sumsOf(categories: readonly Counted[]): Sums {
  const required = categories.filter(({ requiredMinutes }) => requiredMinutes > 0);
  const counted = required.length > 0 ? required : categories;
  const sum = (of: readonly Counted[], minutes: (one: Counted) => number): number =>
    of.reduce((all, one) => all + minutes(one), 0);
  const confirmedMinutes = sum(counted, (one) => one.confirmedMinutes);
  return {
    requiredMinutes: sum(counted, (one) => one.requiredMinutes),
    confirmedMinutes,
    pendingMinutes: sum(counted, (one) => one.pendingMinutes),
    besidesMinutes: sum(categories, (one) => one.confirmedMinutes) - confirmedMinutes,
  };
}

interface GroupTotals extends Sums {
  studentCount: number;
  /** Students of whom something is required, and to whom nothing of it is left. */
  doneCount: number;
}

/** What came together in a group; each student’s categories are given. */
export function groupTotals(students: readonly (readonly Counted[])[]): GroupTotals {
  const isDone = (own: readonly Counted[]): boolean =>
    own.some(({ requiredMinutes }) => requiredMinutes > 0) &&
    own.every(({ requiredMinutes, confirmedMinutes }) => confirmedMinutes >= requiredMinutes);
  return {
    ...sumsOf(students.flat()),
    studentCount: students.length,
    doneCount: students.filter(isDone).length,
  };
}
