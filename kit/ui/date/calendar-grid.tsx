import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  addMonths,
  firstOfMonth,
  monthOf,
  universalMidnight,
  weeksOfMonth,
  type Day,
} from '#kit/calendar/day.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../text/use-text.ts';
import { dayByKey } from './day-keys.ts';
import { weekStartIn } from './week-start.ts';
import styles from './date.module.css';

interface CalendarGridProps {
  chosen: Day | null;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
}

/** A month of days. Arrows, Home, End and the page keys lead through them, Enter chooses. */
export function CalendarGrid({ chosen, today, min, max, onChoose }: CalendarGridProps) {
  const text = useText();
  const { locale, formatDate } = useIntl();
  const [current, setCurrent] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const weekStart = weekStartIn(locale);
  const weeks = weeksOfMonth(current, weekStart);
  const written = (day: Day, parts: Intl.DateTimeFormatOptions): string =>
    formatDate(universalMidnight(day), { ...parts, timeZone: 'UTC' });
  const isOutside = (day: Day): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max);

  // Not before the layout: what does not float yet cannot take the focus.
  useEffect(
    function focusTheCurrentDay() {
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    },
    [current],
  );

  function walk(event: KeyboardEvent): void {
    const next = dayByKey(event.key, current, weekStart);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
  }

  const turn = (months: number) => () => setCurrent(addMonths(firstOfMonth(current), months));
  const month = written(current, { month: 'long', year: 'numeric' });
  return (
    <div className={styles['calendar']}>
      <header>
        <strong aria-live="polite">{month}</strong>
        <IconButton icon="chevronLeft" label={text('previousMonth')} onClick={turn(-1)} />
        <IconButton icon="chevronRight" label={text('nextMonth')} onClick={turn(1)} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid is a table whose cells are walked by arrows. */}
      <table ref={grid} role="grid" aria-label={month} onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={written(day, { weekday: 'long' })}>
                {written(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === chosen}>
                  <button
                    type="button"
                    tabIndex={day === current ? 0 : -1}
                    aria-label={written(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    data-beside={monthOf(day) !== monthOf(current) || undefined}
                    disabled={isOutside(day) && day !== current}
                    aria-disabled={isOutside(day)}
                    onClick={() => {
                      if (!isOutside(day)) onChoose(day);
                    }}
                  >
                    {written(day, { day: 'numeric' })}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
