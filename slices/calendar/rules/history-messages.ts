import { did, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { CalendarAction } from './actions.ts';

export const historyMessages = {
  didConnectCalendar: did('connected a calendar'),
  didDisconnectCalendar: did('disconnected the calendar'),
} satisfies HistoryTexts<CalendarAction>;
