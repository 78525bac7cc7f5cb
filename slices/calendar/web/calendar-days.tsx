import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { entriesByDay } from '../rules/days-of-entries.ts';
import type { CalendarOfDaysQuery } from './calendar.graphql.generated.ts';
import { placedEntries, type PlacedEntry } from './placed-entry.ts';
import { DayDialog } from './day-dialog.tsx';
import { DayList } from './day-list.tsx';
import styles from './calendar-page.module.css';
import { MonthGrid } from './month-grid.tsx';
import { useZoneNames } from './use-zone-names.ts';

interface CalendarDaysProps {
  calendar: CalendarOfDaysQuery['calendar'];
  weeks: readonly (readonly Day[])[];
  /** The day whose week or month it is. */
  day: Day;
  today: Day;
  onOpen: (entry: PlacedEntry) => void;
}

/** A week or a month: in columns on wide windows, and as a list of days on phones. */
export function CalendarDays({ calendar, weeks, day, today, onOpen }: CalendarDaysProps) {
  const isWide = useIsAtLeast('md');
  const [fullDay, setFullDay] = useState<Day | null>(null);
  const byDay = entriesByDay(placedEntries(calendar), weeks.flat(), calendar.timeZone);
  const isEmpty = calendar.entries.length === 0;
  return (
    <>
      {calendar.isCut && (
        <Note>
          <Text id="calendarIsCut" />
        </Note>
      )}
      {isWide && (
        <MonthGrid
          weeks={weeks}
          byDay={byDay}
          day={day}
          today={today}
          onOpen={onOpen}
          onOpenDay={setFullDay}
        />
      )}
      {!isWide && !isEmpty && <DayList byDay={byDay} today={today} isLong onOpen={onOpen} />}
      {isEmpty && <EmptyState icon="calendar" title={<Text id="noCalendarEvents" />} />}
      <Zones timeZone={calendar.timeZone} />
      {fullDay && (
        <DayDialog
          day={fullDay}
          entries={byDay.get(fullDay) ?? []}
          onOpen={(entry) => {
            setFullDay(null);
            onOpen(entry);
          }}
          onClose={() => setFullDay(null)}
        />
      )}
    </>
  );
}

/** Whose times these are. */
function Zones({ timeZone }: { timeZone: string }) {
  const { zone, own } = useZoneNames(timeZone, readerZone());
  return (
    <p className={styles['foot']}>
      {zone === own ? (
        <Text id="timesAtCampus" values={{ zone }} />
      ) : (
        <Text id="timesAtCampusAndOwn" values={{ zone, own }} />
      )}
    </p>
  );
}
