import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfWeek,
  parseDay,
  weeksOfMonth,
  type Day,
} from '#kit/calendar/day.ts';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { weekFrom } from '../rules/days-of-entries.ts';

export type View = 'week' | 'month';

/** Which week or month is shown, as the address says it, and the ways to another one. */
export function useShownDays() {
  const { locale } = useIntl();
  const [params, setParams] = useSearchParams();
  const [readersToday] = useState(() => todayIn(null));
  const weekStart = weekStartIn(locale);
  const view: View = params.get('view') === 'month' ? 'month' : 'week';
  const day = parseDay(params.get('day') ?? '') ?? readersToday;
  const weeks = view === 'month' ? weeksOfMonth(day, weekStart) : [weekFrom(firstOfWeek(day, weekStart))];
  const days = weeks.flat();
  const go = (next: Day, nextView: View = view): void =>
    setParams({ day: next, ...(nextView === 'month' && { view: nextView }) }, { replace: true });
  const turn = (step: 1 | -1): void =>
    go(view === 'month' ? addMonths(firstOfMonth(day), step) : addDays(day, 7 * step));
  return { view, day, weeks, days, from: days[0] ?? day, to: days.at(-1) ?? day, go, turn };
}
