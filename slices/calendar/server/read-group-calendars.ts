import { readEvents } from '#kit/ical/read-ical.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueueAll } from '#kit/jobs/enqueue.ts';
import { fetchText, OutsideError } from '#kit/outside/fetch-text.ts';
import {
  findCalendarsToRead,
  findCalendarToRead,
  storeEntries,
  storeReading,
} from './group-calendar.queries.ts';

const MAX_BYTES = 1_048_576;
const WITHIN_MS = 10_000;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** So much is kept of a calendar. What has not changed is read again after some days, as time goes on. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 200;
const DAYS_KNOWN = 7;
const RETRY_MINUTES = 25;

export const readGroupCalendars = defineJob<object>({
  name: 'readGroupCalendars',
  cron: '*/30 * * * *',
  async run(_, { db, services }) {
    const since = new Date(services.now().getTime() - RETRY_MINUTES * MINUTE_MS);
    const due = await findCalendarsToRead(db, since);
    await db.transaction().execute((tx) => enqueueAll(tx, readGroupCalendar, due));
  },
});

/** Reads one calendar elsewhere. Its failure is told on the group's page, and tried again by the next round. */
export const readGroupCalendar = defineJob<{ groupId: string }>({
  name: 'readGroupCalendar',
  maxTries: 1,
  async run({ groupId }, { db, services }) {
    const known = await findCalendarToRead(db, groupId);
    if (!known) return;
    const triedAt = services.now();
    const reading = { groupId, version: known.version, triedAt };
    const isKnown = known.readAt !== null && triedAt.getTime() - known.readAt.getTime() < DAYS_KNOWN * DAY_MS;
    try {
      const answer = await fetchText(known.address, {
        maxBytes: MAX_BYTES,
        withinMs: WITHIN_MS,
        allowsLoopback: services.config.allowLoopbackCalendars,
        headers: isKnown && known.etag !== '' ? { 'if-none-match': known.etag } : {},
      });
      if (answer.status === 304) return await storeReading(db, { ...reading, problem: null });
      const events = readEvents(answer.body, {
        from: new Date(triedAt.getTime() - DAYS_BACK * DAY_MS),
        before: new Date(triedAt.getTime() + DAYS_AHEAD * DAY_MS),
        timeZone: known.timeZone,
      });
      if (!events) return await storeReading(db, { ...reading, problem: 'noCalendar' });
      const entries = events.map((event) => ({
        ...event,
        startsAt: event.startsAt.toISOString(),
        endsAt: event.endsAt && event.endsAt.toISOString(),
      }));
      await storeEntries(db, { ...reading, etag: answer.etag ?? '', entries });
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      await storeReading(db, { ...reading, problem: error.problem });
    }
  },
});
