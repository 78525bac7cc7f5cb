import { z } from 'zod';
import { isDay, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { CalendarError, type OwnEvent, type OwnSpan } from './calendars.ts';

const MAX_EVENTS = 1_000;
const MAX_BYTES = 1_048_576;
const MAX_TEXT = 200;

const FIELDS = 'items(id,status,summary,location,htmlLink,start,end,attendees(self,responseStatus))';

/** Where Google tells what is in a person's primary calendar. */
export function addressOfEvents(api: string, { from, before }: OwnSpan): string {
  const query = new URLSearchParams({
    timeMin: from.toISOString(),
    timeMax: before.toISOString(),
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: String(MAX_EVENTS),
    maxAttendees: '1',
    fields: FIELDS,
  });
  return `${api}/calendar/v3/calendars/primary/events?${query.toString()}`;
}

/** No answer fills the memory, however long it goes on. */
export async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MAX_BYTES)
      throw new CalendarError('calendarUnavailable', new Error(`the answer is larger than ${MAX_BYTES}`));
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const Times = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const Item = z.object({
  id: z.string().min(1).max(1_024),
  status: z.string().catch(''),
  summary: z.string().catch(''),
  location: z.string().catch(''),
  htmlLink: z.string().catch(''),
  start: Times,
  end: Times,
  attendees: z
    .array(z.object({ self: z.boolean().catch(false), responseStatus: z.string().catch('') }))
    .catch([]),
});
const Answer = z.object({ items: z.array(z.unknown()) });

/** The events of an answer. One that nobody can read does not take the others away. */
export function eventsFrom(body: unknown, span: OwnSpan): OwnEvent[] {
  const answer = Answer.safeParse(body);
  if (!answer.success)
    throw new CalendarError('calendarUnavailable', new Error('the answer holds no events'));
  return answer.data.items.slice(0, MAX_EVENTS).flatMap((item) => {
    const read = Item.safeParse(item);
    return read.success ? eventFrom(read.data, span) : [];
  });
}

function eventFrom(item: z.infer<typeof Item>, { timeZone }: OwnSpan): OwnEvent[] {
  const isDeclined = item.attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');
  const startsAt = instantOf(item.start, timeZone);
  const endsAt = instantOf(item.end, timeZone);
  if (item.status === 'cancelled' || isDeclined || !startsAt) return [];
  return [
    {
      uid: item.id,
      title: item.summary.slice(0, MAX_TEXT),
      place: item.location.slice(0, MAX_TEXT),
      startsAt,
      endsAt: endsAt && endsAt > startsAt ? endsAt : null,
      allDay: item.start.dateTime === undefined,
      url: OWN_PAGE.test(item.htmlLink) ? item.htmlLink : pageOfDay(dayIn(startsAt, timeZone)),
    },
  ];
}

function instantOf({ dateTime, date = '' }: z.infer<typeof Times>, timeZone: string): Date | null {
  if (dateTime === undefined) return isDay(date) ? instantAt(date, '00:00', timeZone) : null;
  const instant = new Date(dateTime);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** What an answer calls the page of an event is followed only where it is one of Google's. */
const OWN_PAGE = /^https:\/\/(?:www\.google\.com\/calendar|calendar\.google\.com)\/\S{1,1000}$/;

const pageOfDay = (day: Day): string =>
  `https://calendar.google.com/calendar/r/day/${day.replaceAll('-', '/')}`;
