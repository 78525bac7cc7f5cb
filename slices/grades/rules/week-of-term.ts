import { daysBetween, firstOfWeek, type Day } from '#kit/calendar/day.ts';

interface Term {
  firstDay: Day;
  lastDay: Day;
}

interface TermWeek {
  week: number;
  weeks: number;
}

/** In which of its weeks a term is, from Monday to Sunday; none before it has begun and after it is over. */
export function weekOfTerm({ firstDay, lastDay }: Term, today: Day): TermWeek | null {
  if (today < firstDay || today > lastDay) return null;
  const monday = firstOfWeek(firstDay, 1);
  const weekAt = (day: Day): number => Math.floor(daysBetween(monday, day) / 7) + 1;
  return { week: weekAt(today), weeks: weekAt(lastDay) };
}
