import { createHash } from 'node:crypto';
import { dayIn } from '#kit/calendar/zone.ts';
import { writtenCalendar } from '#kit/ical/write-ical.ts';
import type { CalendarEntry, EntryKind } from '../rules/entries.ts';
import { toldNow, type FeedEntries } from '../rules/feed.ts';

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const SENTENCES = {
  EXAM_OPENS: 'entryExamOpens',
  EXAM_CLOSES: 'entryExamCloses',
  ASSIGNMENT_DUE: 'entryWorkIsDue',
  INVOICE_DUE: 'entryInvoiceIsDue',
  INSTALMENT_DUE: 'entryInstalmentIsDue',
  HOURS: 'entryHours',
} as const satisfies Partial<Record<EntryKind, string>>;
export type Sentence = (typeof SENTENCES)[keyof typeof SENTENCES];

interface Material {
  entries: readonly CalendarEntry[];
  /** What programs were told before. */
  before: FeedEntries;
  now: Date;
  /** What ended before is told no more. */
  since: Date;
  /** The name of the calendar, and how its sentences are said, in the reader's language. */
  name: string;
  say: (id: Sentence, values: { title: string }) => string;
  mainHost: string;
}

/** The file that programs read, and what they know by it. */
export function writeFeed({ entries, before, now, since, name, say, mainHost }: Material) {
  const known = entries.map((entry) => {
    const sentence = entry.kind in SENTENCES ? SENTENCES[entry.kind as keyof typeof SENTENCES] : null;
    const title = sentence ? say(sentence, { title: entry.title }) : entry.title;
    const times = { title, ...timesOf(entry) };
    const digest = digestOf(JSON.stringify([times, placeOf(entry), entry.note, entry.path]));
    return { key: entry.key, digest, ...times };
  });
  const told = toldNow(before, known, { now, since });
  const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
  const { host } = new URL(mainHost);
  const events = Object.entries(told)
    .toSorted(([, one], [, other]) => (one.startsAt < other.startsAt ? -1 : 1))
    .map(([key, { title, startsAt, endsAt, days, sequence, changedAt, isGone }]) => {
      const entry = entryOf.get(key);
      return {
        uid: `${key}@${host}`,
        title,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
        days,
        place: entry ? placeOf(entry) : '',
        text: entry?.note ?? '',
        url: entry?.path ? mainHost + entry.path : null,
        sequence,
        changedAt: new Date(changedAt),
        isCancelled: isGone,
      };
    });
  const body = writtenCalendar(name, events);
  return { body, told, etag: `"${digestOf(body)}"` };
}

/** The person who teaches at several campuses reads in any program at which one a class is. */
const placeOf = ({ kind, detail, campus }: CalendarEntry): string =>
  kind === 'CLASS' && campus ? `${detail} · ${campus}` : detail;

/** Times are told in universal time, and days as days of the campus. */
const timesOf = ({ startsAt, endsAt, allDay, timeZone }: CalendarEntry) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt && endsAt.toISOString(),
  days: allDay && endsAt ? { first: dayIn(startsAt, timeZone), after: dayIn(endsAt, timeZone) } : null,
});
