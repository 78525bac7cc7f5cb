import { useIntl } from 'react-intl';
import { daysBetween, universalMidnight, type Day } from '#kit/calendar/day.ts';
import type { PlacedEntry } from './placed-entry.ts';
import styles from './calendar.module.css';
import { EntryLine } from './entry-line.tsx';

interface DayListProps {
  byDay: ReadonlyMap<Day, readonly PlacedEntry[]>;
  today: Day;
  /** In the panel the week is known; in a month a date says more than the name of its day. */
  isLong?: boolean;
  onOpen?: (entry: PlacedEntry) => void;
}

const idOf = (day: Day): string => `day-${day}`;

/** Brings a day of a long list into sight; on wide windows, which have no list, all days are. */
export const scrollToDay = (day: Day): void =>
  document.getElementById(idOf(day))?.scrollIntoView({ block: 'center' });

/** Days with what is on them, one under the other; days without anything are left out. */
export function DayList({ byDay, today, isLong = false, onOpen }: DayListProps) {
  const { formatDate, formatRelativeTime } = useIntl();
  const nameOf = (day: Day): string => {
    const ahead = daysBetween(today, day);
    const weekday = isLong
      ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
      : ({ weekday: 'long' } as const);
    const name = formatDate(universalMidnight(day), { ...weekday, timeZone: 'UTC' });
    if (ahead !== 0) return name;
    const now = formatRelativeTime(0, 'day', { numeric: 'auto' });
    return now.charAt(0).toLocaleUpperCase() + now.slice(1);
  };
  return [...byDay]
    .filter(([, entries]) => entries.length > 0)
    .map(([day, entries]) => (
      <section key={day} id={isLong ? idOf(day) : undefined} className={styles['day']}>
        <h3 aria-current={day === today ? 'date' : undefined}>{nameOf(day)}</h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry._id}>
              <EntryLine entry={entry} {...(onOpen && { onOpen })} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
