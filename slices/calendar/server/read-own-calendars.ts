import { CalendarError } from '#kit/calendars/calendars.ts';
import { openToken } from '#kit/calendars/seal-token.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueueAll } from '#kit/jobs/enqueue.ts';
import { findConnection, type Connection } from './calendar.queries.ts';
import { findCalendarZone } from './calendar-zone.queries.ts';
import { findConnectionsToRead, findSealedToken, storeOwnReading } from './own-calendar.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** So much is kept of a calendar. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 200;
const RETRY_MINUTES = 25;

/** Who presses again and again does not make us ask Google as often. */
const LATELY_MS = 10_000;

export const readOwnCalendars = defineJob<object>({
  name: 'readOwnCalendars',
  cron: '10,40 * * * *',
  async run(_, { db, services }) {
    if (services.calendars.kind === 'none') return;
    const since = new Date(services.now().getTime() - RETRY_MINUTES * MINUTE_MS);
    const due = await findConnectionsToRead(db, since);
    await db.transaction().execute((tx) => enqueueAll(tx, readOwnCalendar, due));
  },
});

/** Reads one calendar that a person has connected. Its failure is told to them, and tried again by the next round. */
export const readOwnCalendar = defineJob<{ personId: string }>({
  name: 'readOwnCalendar',
  maxTries: 1,
  run: async ({ personId }, { db, services }) =>
    readInto(db, services, { personId, timeZone: await findCalendarZone(db, personId) }),
});

/** Reads the caller's own calendar while they wait, and tells how it went. */
export async function readCalendarAgain(ctx: Context): Promise<Connection | null> {
  const { personId } = actorOf(ctx);
  const timeZone = await findCalendarZone(ctx.unscoped('what stands in the caller’s own calendar'), personId);
  const known = await findSealedToken(ctx.db, personId);
  const isLately = known?.triedAt && ctx.services.now().getTime() - known.triedAt.getTime() < LATELY_MS;
  if (!isLately) await readInto(ctx.db, ctx.services, { personId, timeZone });
  return (await findConnection(ctx.db, personId)) ?? null;
}

async function readInto(
  db: Db,
  services: Context['services'],
  { personId, timeZone }: { personId: string; timeZone: string },
): Promise<void> {
  const { calendars, secrets, now } = services;
  const known = await findSealedToken(db, personId);
  if (!known) return;
  const triedAt = now();
  const reading = { personId, connectedAt: known.connectedAt, triedAt };
  const token = openToken(known.sealedToken, secrets.keys('calendar-tokens'), personId);
  // Sealed with a secret that was given up since: only its owner can give us another.
  if (token === null) return storeOwnReading(db, reading, { problem: 'calendarRefused' });
  try {
    const events = await calendars.readEvents(token, {
      from: new Date(triedAt.getTime() - DAYS_BACK * DAY_MS),
      before: new Date(triedAt.getTime() + DAYS_AHEAD * DAY_MS),
      timeZone,
    });
    const entries = events.map((event) => ({
      ...event,
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt && event.endsAt.toISOString(),
    }));
    await storeOwnReading(db, reading, { entries });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const problem = error.problem === 'calendarRefused' ? 'calendarRefused' : 'calendarUnavailable';
    await storeOwnReading(db, reading, { problem });
  }
}
