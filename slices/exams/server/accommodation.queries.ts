import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { RowOf } from '#kit/db/rows.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Accommodation } from '../rules/scheduling/accommodation.ts';
import { ENDINGS, isLeaving } from '../rules/silence.ts';

const COLUMNS = [
  'personId',
  'extraPercent',
  'extraAttempts',
  'reason',
  'lastDay',
  'endsAt',
  'grantedBy',
  'grantedAt',
  'version',
] as const;

export type AccommodationRecord = Pick<RowOf<'examAccommodation'>, (typeof COLUMNS)[number]>;

export const findAccommodation = async (db: Db | Tx, personId: string): Promise<AccommodationRecord | null> =>
  (await db
    .selectFrom('examAccommodation')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .executeTakeFirst()) ?? null;

/** As many as anyone reads through, several times over. */
const MAX_LISTED = 500;

/** Of those who are in a group that could sit an exam, by name. */
export const findAccommodationsIn = (
  db: Db,
  groupIds: readonly string[],
  now: Date,
): Promise<(AccommodationRecord & { groupId: string })[]> =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('examAccommodation as a', 'a.personId', 'm.personId')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['m.groupId', ...COLUMNS.map((column) => `a.${column}` as const)])
    .where('m.groupId', '=', anyId(groupIds))
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .limit(MAX_LISTED)
    .execute();

/** Whether an accommodation (a) holds at an instant. */
export const holdsAt = (now: Date): RawBuilder<boolean> =>
  sql`(a.ends_at is null or a.ends_at > ${now}::timestamptz)`;

/** Those of people that hold now: a select for other statements. */
export const accommodationsOf = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('examAccommodation as a')
    .select(['a.personId', 'a.extraPercent', 'a.extraAttempts'])
    .where(holdsAt(now));

const heldBy = writtenOnce((db: Db | Tx, { personIds, now }: { personIds: readonly string[]; now: Date }) =>
  accommodationsOf(db, now).where('a.personId', '=', anyId(personIds)),
);

export const findHeldAccommodations = (
  db: Db | Tx,
  personIds: readonly string[],
  now: Date,
): Promise<(Accommodation & { personId: string })[]> => heldBy(db, { personIds, now });

/** What a percentage (of a) of the time of an exam (e) comes to, as rules/scheduling/accommodation.ts counts it. */
export const EXTRA_MINUTES: RawBuilder<number> = sql`coalesce(ceil(e.limit_minutes * a.extra_percent / 100.0), 0)::int`;

/** Where the student is on several campuses, the day ends when it has ended on all of them. */
const endOf = (personId: string, lastDay: string | null) => sql<Date | null>`coalesce((
  select max((${lastDay}::date + 1)::timestamp at time zone r.time_zone)
  from person p join region r on r.id = any(p.region_ids) where p.id = ${personId}::uuid),
  (${lastDay}::date + 1)::timestamp at time zone 'UTC')`;

export const storeAccommodation = (
  tx: Tx,
  { personId, ...given }: Omit<AccommodationRecord, 'version' | 'endsAt'>,
): Promise<AccommodationRecord> => {
  const stored = { ...given, endsAt: endOf(personId, given.lastDay) };
  return tx
    .insertInto('examAccommodation')
    .values({ personId, ...stored })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet((eb) => ({ ...stored, version: eb('examAccommodation.version', '+', 1) })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
};

export async function deleteAccommodation(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('examAccommodation').where('personId', '=', personId).execute();
}

/** What a person is sitting now or waits to go on with, and what was left and may still be reinstated. */
export const lockOpenAttempts = (tx: Tx, { personId, now }: { personId: string; now: Date }) =>
  tx
    .selectFrom('examAttempt as t')
    .innerJoin('exam as e', 'e.id', 't.examId')
    .select(['t.id', 't.deadline', 't.expiresAt', 't.extraPercent', 'e.limitMinutes'])
    .where('t.personId', '=', personId)
    .where((eb) =>
      eb.or([
        eb('t.endedAt', 'is', null),
        eb.and([eb('t.ending', 'in', ENDINGS.filter(isLeaving)), eb('t.deadline', '>', now)]),
      ]),
    )
    .where('t.voidedAt', 'is', null)
    .orderBy('t.id')
    .forNoKeyUpdate('t')
    .execute();

export async function prolongAttempt(
  tx: Tx,
  id: string,
  times: Pick<RowOf<'examAttempt'>, 'deadline' | 'expiresAt' | 'extraPercent'>,
): Promise<void> {
  await tx.updateTable('examAttempt').set(times).where('id', '=', id).execute();
}
