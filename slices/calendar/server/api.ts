export { revokeCalendarToken } from './disconnect-calendar.ts';
