import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addDays, firstOfWeek, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { entriesByDay, weekFrom } from '../rules/days-of-entries.ts';
import { calendarAround, calendarOfDays } from './calendar.graphql.generated.ts';
import styles from './calendar.module.css';
import { DayList } from './day-list.tsx';
import { placedEntries } from './placed-entry.ts';

/** A dot for each, and no more than tell a full day. */
const MAX_DOTS = 3;

/** The week on the dashboard: a strip of its days, and what is still to come. For some it is not there while nothing is. */
export function WeekPanel({ hidesEmpty = false }: { hidesEmpty?: boolean }) {
  const text = useText();
  const { locale, formatDate, formatDateTimeRange } = useIntl();
  const [ahead, setAhead] = useState(0);
  const around = useQuery(calendarAround, {});
  const today = todayIn(around.data?.calendar.timeZone);
  const first = addDays(firstOfWeek(today, weekStartIn(locale)), ahead * 7);
  const other = useQuery(calendarOfDays, { from: first, to: addDays(first, 6) }, { enabled: ahead !== 0 });
  const week = weekFrom(first);
  if (hidesEmpty && ahead === 0 && around.data?.calendar.entries.length === 0) return null;
  const last = addDays(first, 6);
  const written = (day: Day, parts: Intl.DateTimeFormatOptions): string =>
    formatDate(universalMidnight(day), { ...parts, timeZone: 'UTC' });
  const span = formatDateTimeRange(universalMidnight(first), universalMidnight(last), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <Card>
      <header className={styles['head']}>
        <h2>
          <Link to="/calendar">
            <Text id={ahead === 0 ? 'thisWeek' : 'menuCalendar'} />
          </Link>
        </h2>
        <IconButton icon="chevronLeft" label={text('previousWeek')} onClick={() => setAhead(ahead - 1)} />
        <span aria-live="polite">{span}</span>
        <IconButton icon="chevronRight" label={text('nextWeek')} onClick={() => setAhead(ahead + 1)} />
      </header>
      <DataView
        answer={ahead === 0 ? around : other}
        waiting={<Skeleton shape="people" count={4} />}
        isEmpty={() => false}
      >
        {({ calendar }) => {
          const byDay = entriesByDay(placedEntries(calendar), week, calendar.timeZone);
          const toCome = new Map([...byDay].filter(([day]) => ahead !== 0 || day >= today));
          const isEmpty = [...toCome.values()].every((entries) => entries.length === 0);
          return (
            <>
              <ul className={styles['strip']}>
                {week.map((day) => (
                  <li key={day}>
                    <Link
                      to={`/calendar?day=${day}`}
                      title={written(day, { dateStyle: 'full' })}
                      aria-current={day === today ? 'date' : undefined}
                      data-past={day < today || undefined}
                    >
                      <span>{written(day, { weekday: 'short' })}</span>{' '}
                      <strong>{written(day, { day: 'numeric' })}</strong>
                      <span className={styles['dots']}>
                        {byDay
                          .get(day)
                          ?.slice(0, MAX_DOTS)
                          .map(({ _id }) => (
                            <i key={_id} />
                          ))}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {isEmpty ? (
                <p className={styles['nothing']}>
                  <Text id="noCalendarEvents" />
                </p>
              ) : (
                <DayList byDay={toCome} today={today} />
              )}
            </>
          );
        }}
      </DataView>
    </Card>
  );
}
