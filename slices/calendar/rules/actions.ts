/** What the audit log records of this slice. */
export type CalendarAction =
  | 'connectCalendar'
  | 'disconnectCalendar'
  | 'createCalendarEvent'
  | 'updateCalendarEvent'
  | 'deleteCalendarEvent'
  | 'createCalendarFeed'
  | 'revokeCalendarFeed'
  | 'setGroupCalendar';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<CalendarAction, true> {}
}
