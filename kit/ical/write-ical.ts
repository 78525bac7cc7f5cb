/** An event as programs for calendars read it (RFC 5545). */
export interface WrittenEvent {
  uid: string;
  title: string;
  startsAt: Date;
  /** None for a moment. */
  endsAt: Date | null;
  /** The first day and the day after the last, where it lasts all day. */
  days: { first: string; after: string } | null;
  place: string;
  text: string;
  url: string | null;
  /** Counts the changes. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** 20261117T183000Z: in universal time, which every program understands without a list of zones. */
const instant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const MAX_OCTETS = 75;

/** Lines are at most 75 octets long, and go on after a blank; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n');
}

function eventLines(event: WrittenEvent): string[] {
  const { uid, title, startsAt, endsAt, days, place, text, url, sequence, changedAt } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(days
      ? [
          `DTSTART;VALUE=DATE:${days.first.replaceAll('-', '')}`,
          `DTEND;VALUE=DATE:${days.after.replaceAll('-', '')}`,
        ]
      : [`DTSTART:${instant(startsAt)}`, ...(endsAt ? [`DTEND:${instant(endsAt)}`] : [])]),
    // A day of the college or a deadline keeps nobody from having an appointment.
    `TRANSP:${days || !endsAt ? 'TRANSPARENT' : 'OPAQUE'}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/** A calendar as a file, of a name in its reader's language. */
export const writtenCalendar = (name: string, events: readonly WrittenEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Berea//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
