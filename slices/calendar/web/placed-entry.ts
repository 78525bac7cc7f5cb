import type { ShownEntryFragment } from './calendar.graphql.generated.ts';

/** An entry in the calendar in which it stands. */
export interface PlacedEntry extends ShownEntryFragment {
  /** The zone of the calendar: all its times are told by one clock, so that they stand in order. */
  calendarZone: string;
  /** The calendar has entries of several campuses. */
  namesCampus: boolean;
}

export function placedEntries({
  timeZone,
  entries,
}: {
  timeZone: string;
  entries: readonly ShownEntryFragment[];
}): PlacedEntry[] {
  const campuses = new Set(entries.flatMap(({ campus }) => campus ?? []));
  return entries.map((entry) => ({ ...entry, calendarZone: timeZone, namesCampus: campuses.size > 1 }));
}
