import { noCalendars, type Calendars } from './calendars.ts';
import { googleCalendars, type GoogleSettings } from './google-calendars.ts';

/** The calendars the configuration asks for. */
export const openCalendars = (google: GoogleSettings | null): Calendars =>
  google ? googleCalendars(google) : noCalendars();
