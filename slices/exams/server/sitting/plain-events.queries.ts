import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

interface PlainEvents {
  attemptId: string;
  personId: string;
  deviceId: string;
  pageId: string;
  now: Date;
  /** An attempt whose time was up before takes nothing any more. */
  expiredBefore: Date;
  /** What is told, as JSON: a list of seq, body and clientTime. */
  events: string;
}

interface PlainlyStored {
  expiresAt: Date | null;
  /** How many of the device's events have arrived by now, and the number of the last one. */
  arrived: number;
  last: number;
}

const plainEvents = writtenOnce<PlainEvents, PlainlyStored>((db, told) =>
  db
    .with('seen', (within) =>
      within
        .updateTable('examAttempt')
        .set({ lastSeenAt: told.now })
        .where('id', '=', told.attemptId)
        .where('personId', '=', told.personId)
        .where('deviceId', '=', told.deviceId)
        .where((eb) => eb.or([eb('pageId', 'is', null), eb('pageId', '=', told.pageId)]))
        // It is open. Said otherwise, PostgreSQL might go through all open attempts by their index.
        .where(sql<boolean>`num_nulls(ended_at, waits_since) = 2`)
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>=', told.expiredBefore)]))
        // One whose student may have left, and may come back for so long only, is looked at more closely.
        .where(
          sql<boolean>`(return_seconds = 0 or last_seen_at >= ${told.now}::timestamptz - make_interval(secs => return_seconds))`,
        )
        // It goes out together with the scope, as reads do: where that did not arrive, nothing is written.
        .where(sql<boolean>`current_setting('app.person', true) = ${told.personId}`)
        .returning(['id', 'personId', 'regionId', 'expiresAt']),
    )
    .with('stored', (within) =>
      within
        .insertInto('attemptEvent')
        .columns(['attemptId', 'personId', 'regionId', 'deviceId', 'seq', 'body', 'clientTime', 'arrivedAt'])
        .expression((eb) =>
          eb
            .selectFrom([
              'seen',
              sql<{ seq: number }>`json_to_recordset(${told.events}::json)`.as<'event'>(
                sql`event (seq int, body jsonb, "clientTime" timestamptz)`,
              ),
            ])
            .select([
              'seen.id',
              'seen.personId',
              'seen.regionId',
              sql<string>`${told.deviceId}::uuid`.as('deviceId'),
              'event.seq',
              sql<string>`event.body`.as('body'),
              sql<Date>`event."clientTime"`.as('clientTime'),
              sql<Date>`${told.now}::timestamptz`.as('arrivedAt'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq'),
    )
    .with('earlier', (within) =>
      within
        .selectFrom('attemptEvent')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('seq').as('last')])
        .where('attemptId', '=', told.attemptId)
        .where('deviceId', '=', told.deviceId),
    )
    .with('added', (within) =>
      within
        .selectFrom('stored')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('seq').as('last')]),
    )
    .selectFrom(['seen', 'earlier', 'added'])
    .select([
      'seen.expiresAt',
      sql<number>`(earlier.count + added.count)::int`.as('arrived'),
      sql<number>`coalesce(greatest(earlier.last, added.last), 0)`.as('last'),
    ]),
);

/**
 * Stores what a page tells of an attempt that goes on, and that it was seen, by one statement that is on disk when it is answered.
 * Null, with nothing stored, where the attempt is another's, over, out of time, sat elsewhere, or waits for its student.
 */
export const storePlainEvents = async (db: Db, told: PlainEvents) => (await plainEvents(db, told))[0] ?? null;
