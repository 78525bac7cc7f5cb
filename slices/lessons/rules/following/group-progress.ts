import { daysBetween, type Day } from '#kit/calendar/day.ts';

export interface CourseSpan {
  /** The first day of the course, or of the student in the group if that is later. */
  firstDay: Day;
  /** None when nobody has said when the course ends. */
  lastDay: Day | null;
  today: Day;
}

export interface StudentPace {
  completed: number;
  /** The lessons that should be complete by today. */
  expected: number;
}

/**
 * How many lessons a person who spreads a course evenly over its days has behind them when today begins; without a last
 * day there is nothing to spread it over.
 */
export function lessonsDue(lessons: number, { firstDay, lastDay, today }: CourseSpan): number | null {
  if (lastDay === null) return null;
  if (today <= firstDay) return 0;
  if (today > lastDay) return lessons;
  return Math.floor((lessons * daysBetween(firstDay, today)) / (daysBetween(firstDay, lastDay) + 1));
}

/** What the middle student of a group has done: half of them have done as much or more. */
export function middleOf(counts: readonly number[]): number {
  const inOrder = counts.toSorted((a, b) => a - b);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0;
}

export const lessonsBehind = ({ completed, expected }: StudentPace): number =>
  Math.max(0, expected - completed);
