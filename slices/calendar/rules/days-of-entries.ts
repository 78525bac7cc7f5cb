import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';

interface Dated {
  startsAt: string;
  endsAt: string | null;
  allDay: boolean;
  timeZone: string;
}

/** What lasts all day does so at its own campus; of all else the day is that of the calendar. */
const zoneOf = (entry: Dated, zone: string): string => (entry.allDay ? entry.timeZone : zone);

const firstDayOf = (entry: Dated, zone: string): Day => dayIn(new Date(entry.startsAt), zoneOf(entry, zone));

/** The day on which an entry ends; one that ends at midnight has ended with the day before. */
function lastDayOf(entry: Dated, zone: string): Day {
  const last = entry.endsAt === null ? entry.startsAt : new Date(Date.parse(entry.endsAt) - 1).toISOString();
  const day = dayIn(new Date(last), zoneOf(entry, zone));
  const first = firstDayOf(entry, zone);
  return day < first ? first : day;
}

/** The entries of each of these days: what lasts all day first, then as they come. What lasts for days stands on each of them. */
export function entriesByDay<Entry extends Dated>(
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
): Map<Day, Entry[]> {
  const byDay = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  for (const entry of entries) {
    const first = firstDayOf(entry, zone);
    const count = daysBetween(first, lastDayOf(entry, zone));
    for (let ahead = 0; ahead <= count; ahead += 1) byDay.get(addDays(first, ahead))?.push(entry);
  }
  for (const [day, all] of byDay)
    byDay.set(
      day,
      all.toSorted((one, other) => Number(other.allDay) - Number(one.allDay)),
    );
  return byDay;
}

/** The seven days from the first of a week. */
export const weekFrom = (first: Day): Day[] => Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead));
