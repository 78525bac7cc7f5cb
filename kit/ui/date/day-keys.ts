import { addDays, addMonths, firstOfWeek, type Day, type Weekday } from '#kit/calendar/day.ts';

/** The day a key leads to from another; null if it leads nowhere. */
export function dayByKey(key: string, day: Day, weekStart: Weekday): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return firstOfWeek(day, weekStart);
    case 'End':
      return addDays(firstOfWeek(day, weekStart), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
