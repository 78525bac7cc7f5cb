import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { CalendarAction } from './actions.ts';

export const historyMessages = {
  didConnectCalendar: did('connected a calendar'),
  didDisconnectCalendar: did('disconnected the calendar'),
  didCreateCalendarEvent: did('created the event'),
  didUpdateCalendarEvent: did('changed the event'),
  didDeleteCalendarEvent: did('deleted the event'),
  didCreateCalendarFeed: did('made an address for calendar programs'),
  didRevokeCalendarFeed: did('withdrew the address for calendar programs'),
  didSetGroupCalendar: did('changed the calendar of the group'),
  auditKindCalendarEvent: kind('Event'),
} satisfies HistoryTexts<CalendarAction, 'calendarEvent'>;
