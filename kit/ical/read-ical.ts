import ICAL from 'ical.js';
import { isDay } from '#kit/calendar/day.ts';
import { isTimeZone } from '#kit/calendar/time-zone.ts';
import { instantAt } from '#kit/calendar/zone.ts';

/** An event of a calendar elsewhere, on one of the days it is held. */
export interface ReadEvent {
  /** The same whenever the calendar is read. */
  uid: string;
  title: string;
  place: string;
  startsAt: Date;
  endsAt: Date | null;
  allDay: boolean;
}

interface Span {
  from: Date;
  before: Date;
  /** For days, and for times that name no zone. */
  timeZone: string;
}

/** No file makes more work than this. */
const MAX_EVENTS = 5_000;
const MAX_STEPS = 20_000;
const MAX_READ = 500;
const MAX_TITLE = 200;

/** What a file of RFC 5545 holds between two instants, every repetition by itself; null for what is no such file. */
export function readEvents(file: string, span: Span): ReadEvent[] | null {
  const calendar = calendarIn(file);
  if (!calendar) return null;
  const steps = { left: MAX_STEPS };
  const read: ReadEvent[] = [];
  for (const component of calendar.getAllSubcomponents('vevent').slice(0, MAX_EVENTS)) {
    try {
      read.push(...occurrencesOf(component, span, steps));
    } catch {
      // One event that nobody can read does not take the others away.
    }
  }
  return read.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).slice(0, MAX_READ);
}

function calendarIn(file: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(file) as []);
    return calendar.name === 'vcalendar' ? calendar : null;
  } catch {
    return null;
  }
}

function occurrencesOf(component: ICAL.Component, span: Span, steps: { left: number }): ReadEvent[] {
  const event = new ICAL.Event(component);
  if (event.isRecurrenceException()) return [];
  const read: ReadEvent[] = [];
  const keep = (item: ICAL.Event, times: Times, uid: string): void => {
    const { startsAt, endsAt } = times;
    const isShown = startsAt < span.before && (endsAt ?? startsAt) >= span.from;
    const isHeld = item.component.getFirstPropertyValue('status') !== 'CANCELLED';
    if (!isShown || !isHeld) return;
    const [title, place] = [item.summary, item.location].map((text) => (text ?? '').slice(0, MAX_TITLE));
    read.push({ ...times, uid, title: title ?? '', place: place ?? '' });
  };
  if (!event.isRecurring()) {
    keep(event, timesOf(event, event.startDate, event.endDate, span), event.uid);
    return read;
  }
  const comes = event.iterator();
  while (steps.left > 0) {
    steps.left -= 1;
    const next = comes.next();
    if (!next) break;
    if (instantOf(next, zoneOf(event, span)) >= span.before) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next) as Occurrence;
    keep(item, timesOf(item, startDate, endDate, span), `${event.uid}-${next.toString()}`);
  }
  return read;
}

/** As ical.js tells it, without a type. */
interface Occurrence {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

type Times = Pick<ReadEvent, 'startsAt' | 'endsAt' | 'allDay'>;

function timesOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null, span: Span): Times {
  const zone = zoneOf(event, span);
  const startsAt = instantOf(start, zone);
  const endsAt = end ? instantOf(end, zone) : startsAt;
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : null, allDay: start.isDate };
}

/** The zone that an event names, where it is known by its name here; else the reader's. */
function zoneOf({ component }: ICAL.Event, { timeZone }: Span): { name: string; isOfFile: boolean } {
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid');
  const name = typeof named === 'string' ? named : '';
  if (isTimeZone(name)) return { name, isOfFile: false };
  return { name: timeZone, isOfFile: name !== '' };
}

function instantOf(time: ICAL.Time, { name, isOfFile }: { name: string; isOfFile: boolean }): Date {
  const [day = '', clock = ''] = time.toString().replace('Z', '').split('T');
  if (!isDay(day)) throw new Error('no day');
  if (time.isDate) return instantAt(day, '00:00', name);
  const isUniversal = time.zone === ICAL.Timezone.utcTimezone;
  // A zone that only the file itself describes is worked out by its description.
  const isDescribed = isOfFile && time.zone !== ICAL.Timezone.localTimezone;
  return isUniversal || isDescribed ? time.toJSDate() : instantAt(day, clock.slice(0, 5), name);
}
