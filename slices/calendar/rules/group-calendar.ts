/** Why a calendar elsewhere could not be read. */
export type GroupCalendarProblem =
  | 'addressNotAllowed'
  | 'addressNotFound'
  | 'answerTooLarge'
  | 'answerTooSlow'
  | 'answerRefused'
  | 'noCalendar';

const MAX_ADDRESS = 2_000;
// No name and password before the host: everybody who looks after the group reads the address.
const WEB = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;
/** As Google writes it in the settings of a calendar: name@group.calendar.google.com. */
const GOOGLE_ID = /^[\w.+#%-]+@[\w.-]+\.[a-z]{2,}$/i;

/** The address to read for what was typed; null where it is none. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim();
  if (GOOGLE_ID.test(text))
    return `https://calendar.google.com/calendar/ical/${encodeURIComponent(text)}/public/basic.ics`;
  const address = text.replace(/^webcals?:/i, 'https:');
  return WEB.test(address) && address.length <= MAX_ADDRESS ? address : null;
}
