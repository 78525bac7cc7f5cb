import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { DAY_MINUTES, dayProblem } from '../rules/hour-entry.ts';
import { minutesOnDay, type HourRecord } from './entry.queries.ts';
import { findGroupsOf, type HourGroup } from './group.queries.ts';
import { findCategory } from './policy.queries.ts';

/** Why the whole college is asked: groups, campuses and categories are not in a student's own reach. */
export const OWN_HOURS = 'the groups and hours of the caller';

/** A group of the caller's in which hours can be logged. */
export async function groupToLogWith(whole: Tx, ctx: Context, groupId: string): Promise<HourGroup> {
  const { personId } = actorOf(ctx);
  const groups = await findGroupsOf(whole, { personId, now: ctx.services.now() });
  const group = groups.find(({ id }) => id === groupId);
  if (!group || group.isArchived || group.firstDay === null)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group;
}

export function checkDay(day: Day, { firstDay, lastDay, today }: HourGroup): void {
  const problem = dayProblem(day, { firstDay: firstDay ?? today, lastDay }, today);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: 'day' });
}

/** It has to be offered on the campus, unless the hours were in it before. */
export async function checkCategory(
  whole: Tx,
  { regionId }: { regionId: string },
  categoryId: string,
  before?: string,
): Promise<void> {
  if (categoryId === before) return;
  const category = await findCategory(whole, categoryId);
  if (category?.regionId !== regionId || category.isArchived)
    throw new RuleError('hourCategoryUnknown', 'BAD_USER_INPUT', {}, { field: 'categoryId' });
}

/** A day has 24 hours, whatever the groups. */
export async function checkMinutes(
  whole: Tx,
  entry: Pick<HourRecord, 'id' | 'personId' | 'day' | 'minutes'>,
): Promise<void> {
  const left = DAY_MINUTES - (await minutesOnDay(whole, entry));
  if (entry.minutes > left) throw dayFull(left);
}

export const dayFull = (left: number): RuleError => {
  const minutes = Math.max(left, 0);
  return new RuleError(
    'hourDayFull',
    'BAD_USER_INPUT',
    { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
    { field: 'minutes' },
  );
};
