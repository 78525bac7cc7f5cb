import { useIntl } from 'react-intl';
import { monthOf, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { PlacedEntry } from './placed-entry.ts';
import { EntryWay } from './entry-way.tsx';
import { LOOKS } from './entry-look.ts';
import styles from './grids.module.css';
import { useEntryText } from './use-entry-text.ts';

interface GridProps {
  weeks: readonly (readonly Day[])[];
  byDay: ReadonlyMap<Day, readonly PlacedEntry[]>;
  /** The day whose week or month it is. */
  day: Day;
  today: Day;
  onOpen: (entry: PlacedEntry) => void;
  onOpenDay: (day: Day) => void;
}

/** More of a day do not fit into a month. */
const MAX_SHOWN = 3;

/** The days of a week or of a month, in columns by weekday. */
export function MonthGrid({ weeks, byDay, day, today, onOpen, onOpenDay }: GridProps) {
  const { formatDate } = useIntl();
  const isMonth = weeks.length > 1;
  const written = (of: Day, parts: Intl.DateTimeFormatOptions): string =>
    formatDate(universalMidnight(of), { ...parts, timeZone: 'UTC' });
  return (
    <table className={styles['grid']} data-of={isMonth ? 'month' : 'week'}>
      <caption>{written(day, isMonth ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((of) => (
            <th key={of} scope="col" abbr={written(of, { weekday: 'long' })}>
              {written(of, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((of) => {
              const entries = byDay.get(of) ?? [];
              const shown = isMonth ? entries.slice(0, MAX_SHOWN) : entries;
              return (
                <td key={of} data-beside={(isMonth && monthOf(of) !== monthOf(day)) || undefined}>
                  <Link
                    to={`/calendar?day=${of}`}
                    className={styles['date']}
                    title={written(of, { dateStyle: 'full' })}
                    aria-current={of === today ? 'date' : undefined}
                  >
                    {written(of, { day: 'numeric' })}
                  </Link>
                  <ul>
                    {shown.map((entry) => (
                      <li key={entry._id}>
                        <EntryMark entry={entry} isLong={!isMonth} onOpen={onOpen} />
                      </li>
                    ))}
                  </ul>
                  {shown.length < entries.length && (
                    <button
                      type="button"
                      className={styles['more']}
                      aria-haspopup="dialog"
                      onClick={() => onOpenDay(of)}
                    >
                      <Text id="moreEntries" values={{ count: entries.length - shown.length }} />
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EntryMarkProps {
  entry: PlacedEntry;
  isLong: boolean;
  onOpen: (entry: PlacedEntry) => void;
}

/** An entry as it fits into a column. */
function EntryMark({ entry, isLong, onOpen }: EntryMarkProps) {
  const { titleOf, timeOf, aboutOf } = useEntryText();
  const { icon, tone } = LOOKS[entry.kind];
  const about = aboutOf(entry);
  return (
    <EntryWay entry={entry} onOpen={onOpen} className={styles['mark']}>
      <span
        className={styles['inside']}
        data-tone={tone}
        title={[titleOf(entry), about].filter(Boolean).join(' · ')}
      >
        {(isLong || !entry.allDay) && <span>{timeOf(entry)}</span>}
        <strong>
          <Icon name={entry.isDone ? 'check' : icon} size="small" />
          {titleOf(entry)}
        </strong>
        {isLong && about !== '' && <small>{about}</small>}
      </span>
    </EntryWay>
  );
}
