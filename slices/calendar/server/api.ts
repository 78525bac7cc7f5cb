/** @public for what is not held on holidays. */
export { isHolidayAt, type HolidayTimes } from './occurrences.ts';
/** @public for what a calendar and another part of the same request read. */
export { ReadAhead, spanAround } from './read-ahead.ts';
/** @public for slices that have something for a calendar. */
export { onCalendarAsked, type CalendarParams } from './calendar-sources.ts';
