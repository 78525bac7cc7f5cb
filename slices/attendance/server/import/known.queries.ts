import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';

/** The groups of a campus that people are or were in. */
export const listMemberships = (tx: Tx, { regionId, personIds }: { regionId: string; personIds: string[] }) =>
  tx
    .selectFrom('groupMember')
    .select(['personId', 'groupId', 'firstDay', 'lastDay'])
    .where('regionId', '=', regionId)
    .where('personId', '=', anyId(personIds))
    .execute();

/** The sessions of groups between two days of the campus. */
export const listSessionsBetween = (
  tx: Tx,
  { groupIds, first, last }: { groupIds: readonly string[]; first: Day; last: Day },
) =>
  tx
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('course as c', 'c.id', 's.courseId')
    .select([
      's.id',
      's.groupId',
      's.startsAt',
      's.cancelledAt',
      's.rollPersonIds',
      'c.code as courseCode',
      sql<Day>`(s.starts_at at time zone r.time_zone)::date`.as('day'),
      sql<string>`to_char(s.starts_at at time zone r.time_zone, 'HH24:MI')`.as('start'),
    ])
    .where('s.groupId', '=', anyId(groupIds))
    .where(sql<boolean>`s.starts_at >= ${first}::date - 1 and s.starts_at < ${last}::date + 2`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();

/** What was noted of people in sessions. */
export const listMarksIn = (
  tx: Tx,
  { sessionIds, personIds }: { sessionIds: readonly string[]; personIds: readonly string[] },
) =>
  tx
    .selectFrom('attendanceMark')
    .select(['sessionId', 'personId', 'kind', 'minutesLate', 'version'])
    .where('sessionId', '=', anyId(sessionIds))
    .where('personId', '=', anyId(personIds))
    .execute();

/** Rolls of these sessions wait until the transaction ends; always in the same order, so that nobody waits for each other. */
export const lockSessions = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('classSession')
    .select(['id', 'rollTakenAt', 'rollPersonIds'])
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

interface OnRoll {
  sessionId: string;
  personId: string;
}

const asArrays = (
  people: readonly OnRoll[],
) => sql`unnest(${people.map(({ sessionId }) => sessionId)}::uuid[],
  ${people.map(({ personId }) => personId)}::uuid[]) as t (session_id, person_id)`;

/** Puts people on rolls; those that were not taken are, with them alone. */
export async function putOnRolls(
  tx: Tx,
  people: readonly OnRoll[],
  { takenAt, takenBy }: { takenAt: Date; takenBy: string },
): Promise<void> {
  await sql`update class_session s set roll_taken_at = coalesce(s.roll_taken_at, ${takenAt}::timestamptz),
      roll_taken_by = case when s.roll_taken_at is null then ${takenBy}::uuid else s.roll_taken_by end,
      roll_person_ids = s.roll_person_ids || array(select unnest(named.ids) except select unnest(s.roll_person_ids))
    from (select session_id, array_agg(person_id) as ids from ${asArrays(people)} group by session_id) named
    where s.id = named.session_id`.execute(tx);
}

/** Takes people off rolls again; a roll with nobody on it was not taken. */
export async function takeOffRolls(tx: Tx, people: readonly OnRoll[]): Promise<void> {
  if (people.length === 0) return;
  await sql`update class_session s set roll_person_ids = rest.ids,
      roll_taken_at = case when cardinality(rest.ids) = 0 then null else s.roll_taken_at end,
      roll_taken_by = case when cardinality(rest.ids) = 0 then null else s.roll_taken_by end
    from (select o.id, array(select id from unnest(o.roll_person_ids) with ordinality as own (id, at)
        where id <> all (named.gone) order by at) as ids
      from class_session o
      join (select session_id, array_agg(person_id) as gone from ${asArrays(people)} group by session_id) named
        on named.session_id = o.id) rest
    where s.id = rest.id`.execute(tx);
}

export async function deleteMarks(tx: Tx, people: readonly OnRoll[]): Promise<void> {
  if (people.length === 0) return;
  await sql`delete from attendance_mark m using ${asArrays(people)}
    where m.session_id = t.session_id and m.person_id = t.person_id`.execute(tx);
}
