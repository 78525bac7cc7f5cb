import { createHash } from 'node:crypto';
import { addDays } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { writtenCalendar } from '#kit/ical/write-ical.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { feed, type FeedAnswer } from '#kit/slice/feed.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import type { CalendarEntry, EntryKind } from '../rules/entries.ts';
import { FEED_ADDRESS, tokenIn, toldNow, type Told } from '../rules/feed.ts';
import { calendarOf } from './calendar-sources.ts';
import { findCalendarZone } from './calendar-zone.queries.ts';
import { hashOf } from './change-feed.ts';
import { findFeeds, findFeedText, noteFeedRead, storeFeedText } from './feed.queries.ts';

/** So much of the past and of what is to come is told. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;
const MAX_TOLD = 1_500;

/** Programs ask every hour or so: what was put together a moment ago is told again as it was. */
const FRESH_MS = 10 * 60_000;

const SENTENCES = {
  EXAM_OPENS: 'entryExamOpens',
  EXAM_CLOSES: 'entryExamCloses',
  ASSIGNMENT_DUE: 'entryWorkIsDue',
} as const satisfies Partial<Record<EntryKind, string>>;

export const calendarFeed = feed({
  address: FEED_ADDRESS,
  type: 'text/calendar; charset=utf-8',
  read: readFeed,
});

async function readFeed(ctx: Context, step: string, known: string | null): Promise<FeedAnswer | null> {
  const token = tokenIn(step);
  if (token === null) return null;
  const db = ctx.unscoped('a calendar by its secret address');
  const [found] = await findFeeds(db, { tokenHash: hashOf(token) });
  if (!found) return null;
  const now = ctx.services.now();
  const isFresh = found.madeAt !== null && now.getTime() - found.madeAt.getTime() < FRESH_MS;
  if (isFresh && isSame(known, found.etag)) return { etag: found.etag, body: null };
  const { personId } = found;
  const { body, told } = await findFeedText(db, personId);
  if (isFresh) return { etag: found.etag, body };
  const made = await putTogether(db, ctx, {
    personId,
    locale: localeOrDefault(found.locale),
    told: told as Told,
  });
  if (made.etag === found.etag) await noteFeedRead(db, personId, now);
  else await storeFeedText(db, personId, { ...made, madeAt: now });
  return { etag: made.etag, body: isSame(known, made.etag) ? null : made.body };
}

/** A program may name several, and mark them as weak. */
const isSame = (known: string | null, etag: string): boolean =>
  known !== null && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

interface Reader {
  personId: string;
  locale: Locale;
  told: Told;
}

async function putTogether(db: Db, ctx: Context, { personId, locale, told: before }: Reader) {
  const { services } = ctx;
  const now = services.now();
  const timeZone = await findCalendarZone(db, personId);
  const today = dayIn(now, timeZone);
  const since = instantAt(addDays(today, -DAYS_BACK), '00:00', timeZone);
  const [{ entries }, say, { appName }] = await Promise.all([
    calendarOf(
      db,
      {
        personId,
        locale,
        now,
        timeZone,
        // What their programs know already is not told to them again.
        isPrivate: false,
        from: since,
        before: instantAt(addDays(today, DAYS_AHEAD), '00:00', timeZone),
      },
      MAX_TOLD,
    ),
    speak(db, services, locale, Object.values(SENTENCES)),
    readSiteSettings(db),
  ]);
  const known = entries.map((entry) => {
    const sentence = entry.kind in SENTENCES ? SENTENCES[entry.kind as keyof typeof SENTENCES] : null;
    const title = sentence ? say(sentence, { title: entry.title }) : entry.title;
    const times = { title, ...timesOf(entry) };
    const digest = digestOf(JSON.stringify([times, entry.detail, entry.note, entry.path]));
    return { key: entry.key, digest, ...times };
  });
  const told = toldNow(before, known, { now, since });
  const detailOf = new Map(entries.map((entry) => [entry.key, entry]));
  const { host } = new URL(services.config.mainHost);
  const events = Object.entries(told)
    .toSorted(([, one], [, other]) => (one.startsAt < other.startsAt ? -1 : 1))
    .map(([key, { title, startsAt, endsAt, days, sequence, changedAt, isGone }]) => {
      const entry = detailOf.get(key);
      return {
        uid: `${key}@${host}`,
        title,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
        days,
        place: entry?.detail ?? '',
        text: entry?.note ?? '',
        url: entry?.path ? services.config.mainHost + entry.path : null,
        sequence,
        changedAt: new Date(changedAt),
        isCancelled: isGone,
      };
    });
  const body = writtenCalendar(appName, events);
  return { body, told, etag: `"${digestOf(body)}"` };
}

/** Times are told in universal time, and days as days of the campus. */
const timesOf = ({ startsAt, endsAt, allDay, timeZone }: CalendarEntry) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt && endsAt.toISOString(),
  days: allDay && endsAt ? { first: dayIn(startsAt, timeZone), after: dayIn(endsAt, timeZone) } : null,
});
