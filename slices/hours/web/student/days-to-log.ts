import type { Day } from '#kit/calendar/day.ts';
import type { OwnHoursQuery } from './own-hours.graphql.generated.ts';

/** The days for which hours can be logged with the group that is shown; null where there are none. */
export function daysToLog({
  groups,
  groupId,
}: Pick<OwnHoursQuery['ownHours'], 'groups' | 'groupId'>): { min: Day; max: Day } | null {
  const group = groups.find(({ _id }) => _id === groupId);
  return group?.firstDay && group.lastDay ? { min: group.firstDay, max: group.lastDay } : null;
}
