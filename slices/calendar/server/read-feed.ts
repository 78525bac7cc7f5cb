import { addDays } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { feed, type FeedAnswer } from '#kit/slice/feed.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { FEED_ADDRESS, tokenIn, type FeedEntries } from '../rules/feed.ts';
import { findCalendar } from './calendar-sources.ts';
import { findCalendarZone } from './calendar-zone.queries.ts';
import { hashOf } from './change-feed.ts';
import {
  findFeeds,
  findFeedText,
  findNextTurn,
  noteFeedRead,
  storeFeedText,
  sweepChanges,
} from './feed.queries.ts';
import { digestOf, SENTENCES, writeFeed } from './write-feed.ts';

/** So much of the past and of what is to come is told. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;
const MAX_TOLD = 1_500;

/** That a person reads is written down now and then only: a request that changes nothing writes nothing. */
const NOTED_EVERY_MS = 3 * 3_600_000;

export const calendarFeed = feed({
  address: FEED_ADDRESS,
  type: 'text/calendar; charset=utf-8',
  read: readFeed,
});

/** Longer than a feed holds without looking again at what it is made of. */
const CHANGES_KEPT_MS = 3 * 86_400_000;

export const sweepCalendarChanges = defineJob<object>({
  name: 'sweepCalendarChanges',
  cron: '23 2 * * *',
  run: (_, { db, services }) => sweepChanges(db, new Date(services.now().getTime() - CHANGES_KEPT_MS)),
});

async function readFeed(ctx: Context, step: string, known: string | null): Promise<FeedAnswer | null> {
  const token = tokenIn(step);
  if (token === null) return null;
  const db = ctx.unscoped('a calendar by its secret address');
  const [found] = await findFeeds(db, { tokenHash: hashOf(token) });
  if (!found) return null;
  const { personId, etag, madeAt } = found;
  const asItWas = async (): Promise<FeedAnswer> =>
    isSame(known, etag) ? { etag, body: null } : { etag, body: (await findFeedText(db, personId)).body };
  const now = ctx.services.now();
  const isNoted = madeAt !== null && now.getTime() - madeAt.getTime() < NOTED_EVERY_MS;
  // What was noted was read before all that the feed is made of: what is noted from now on is seen by the next who ask.
  const seen = [found.noted, found.locale, ctx.services.config.mainHost].join(' ');
  const { holdsUntil } = found;
  if (seen === found.seen && holdsUntil !== null && now < holdsUntil) {
    if (!isNoted) await noteFeedRead(db, personId, { madeAt: now });
    return asItWas();
  }

  const held = { seen, holdsUntil: await findNextTurn(db, personId, now) };
  const { madeOf, write } = await gather(db, ctx, { personId, locale: localeOrDefault(found.locale), now });
  if (madeOf === found.madeOf) {
    await noteFeedRead(db, personId, { madeAt: now, ...held });
    return asItWas();
  }
  const made = write((await findFeedText(db, personId)).told as FeedEntries);
  await storeFeedText(db, personId, { ...made, ...held, madeOf, madeAt: now });
  return { etag: made.etag, body: isSame(known, made.etag) ? null : made.body };
}

/** A program may name several, and mark them as weak. */
const isSame = (known: string | null, etag: string): boolean =>
  known !== null && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

interface Reader {
  personId: string;
  locale: Locale;
  now: Date;
}

/**
 * Reads everything the feed is made of. Working out every date of every series and writing it takes twenty times as long, and
 * is put off until something is another than it was.
 */
async function gather(db: Db, { services }: Context, { personId, locale, now }: Reader) {
  const timeZone = await findCalendarZone(db, personId);
  const today = dayIn(now, timeZone);
  const since = instantAt(addDays(today, -DAYS_BACK), '00:00', timeZone);
  const before = instantAt(addDays(today, DAYS_AHEAD), '00:00', timeZone);
  // What their programs know already is not told to them again.
  const params = { personId, locale, now, timeZone, isPrivate: false, from: since, before };
  const sentences = Object.values(SENTENCES);
  const { mainHost } = services.config;
  const [found, say, { appName: name }] = await Promise.all([
    findCalendar(db, params),
    speak(db, services, locale, sentences),
    readSiteSettings(db),
  ]);
  const said = sentences.map((id) => say(id, { title: '' }));
  return {
    madeOf: digestOf(JSON.stringify([found.rows, today, timeZone, name, said, mainHost])),
    write: (told: FeedEntries) =>
      writeFeed({ ...found.entries(params, MAX_TOLD), before: told, now, since, name, say, mainHost }),
  };
}
