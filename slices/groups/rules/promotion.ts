import type { Day } from '#kit/calendar/day.ts';
import { STUDY_YEARS, type GroupValues } from './group.ts';

/** The year a group goes on to; none after the last, and none for a group outside the years. */
export const yearAfter = (studyYear: number | null): number | null =>
  STUDY_YEARS.find((year) => studyYear !== null && year === studyYear + 1) ?? null;

interface Promoted extends Pick<GroupValues, 'regionId' | 'studyYear'> {
  archived: boolean;
}

/** Why a group cannot go on as another one, or null. */
export function checkPromotion(
  group: Promoted,
  next: Pick<GroupValues, 'regionId' | 'studyYear'>,
): 'groupIsArchived' | 'noNextYear' | 'groupCampusFixed' | null {
  if (group.archived) return 'groupIsArchived';
  if (next.regionId !== group.regionId) return 'groupCampusFixed';
  const year = yearAfter(group.studyYear);
  return year === null || year !== next.studyYear ? 'noNextYear' : null;
}

/** A promotion is taken back on its own day, while nobody else has come: from then on it is history. */
export const isStillFresh = (
  members: readonly { firstDay: Day; isPromoted: boolean }[],
  today: Day,
): boolean => members.every(({ firstDay, isPromoted }) => isPromoted && firstDay === today);
