/** @public for slices that have something for a calendar. */
export { onCalendarAsked, type AskedCalendar } from './calendar-sources.ts';
