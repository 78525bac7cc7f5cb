import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { dayHeld } from './decided.queries.ts';
import { courseName } from './session-facts.queries.ts';
import { held, type StandingRow, type StoredStanding } from './records.queries.ts';

/** What a session counts for a student by, with everything that is shown of it. */
export interface RecordRow extends StandingRow {
  courseName: string | null;
  room: string;
  takenAt: Date | null;
  takenByName: string | null;
  /** Whether the student checked in by the code on the wall. */
  byCode: boolean;
  leaveDecidedByName: string | null;
  explanationDecidedByName: string | null;
}

type StoredRecord = StoredStanding & Omit<RecordRow, keyof StandingRow>;

/**
 * The sessions of some people whose rolls were taken, in the order in which they were held. There are hundreds of a person, and few
 * marks, decisions, courses and names: these are looked up once, each in its index (hence the `offset 0`), and joined afterwards.
 */
const recordsWhere = (db: Db, isTheirs: RawBuilder<boolean>, locale: string) =>
  db
    .selectFrom(
      sql<StoredRecord>`(
    with held as materialized (
      select m.person_id, s.id, s.group_id, s.region_id, s.starts_at, s.ends_at, s.course_id, s.room, s.roll_taken_at,
        s.roll_taken_by, r.time_zone, ${dayHeld} as day
      from group_member m join class_session s on s.group_id = m.group_id and m.person_id = any (s.roll_person_ids)
      join region r on r.id = s.region_id
      where m.person_id ${isTheirs} and s.roll_taken_at is not null),
    marked as materialized (
      select person_id, session_id, kind, minutes_late, by_code, taken_at, taken_by from attendance_mark
      where person_id ${isTheirs}),
    granted as materialized (
      select person_id, group_id, status, first_day, last_day, decided_by from leave_request
      where person_id ${isTheirs} and status in ('APPROVED', 'ACKNOWLEDGED')),
    said as materialized (
      select id, person_id, session_id, status, decided_by from absence_explanation where person_id ${isTheirs}),
    named as materialized (
      select taught.course_id as id, c.name from (select distinct course_id from held) taught
      cross join lateral (select ${courseName('taught.course_id', locale)} as name) c),
    whom as materialized (
      select known.id, named.name from (
        select roll_taken_by as id from held union select taken_by from marked
        union select decided_by from granted union select decided_by from said) known
      cross join lateral (
        select p.first_name || ' ' || p.last_name as name from person p where p.id = known.id offset 0) named)
    select s.id as session_id, s.person_id, s.group_id, s.region_id, s.starts_at, s.ends_at, s.time_zone, s.day, s.course_id,
      k.kind, k.minutes_late, l.status as leave_status, e.id as explanation_id, e.status as explanation_status,
      s.room, coalesce(k.taken_at, s.roll_taken_at) as taken_at, coalesce(k.by_code, false) as by_code,
      named.name as course_name, taker.name as taken_by_name, granter.name as leave_decided_by_name,
      excuser.name as explanation_decided_by_name
    from held s
    left join marked k on k.session_id = s.id and k.person_id = s.person_id
    left join granted l on l.group_id = s.group_id and l.person_id = s.person_id and s.day between l.first_day and l.last_day
    left join said e on e.session_id = s.id and e.person_id = s.person_id
    left join named on named.id = s.course_id
    left join whom taker on taker.id = coalesce(k.taken_by, s.roll_taken_by)
    left join whom granter on granter.id = l.decided_by
    left join whom excuser on excuser.id = e.decided_by
    order by s.starts_at, s.id)`.as('record'),
    )
    .selectAll();

const recordsOfOne = writtenOnce((db: Db, { personId, locale }: { personId: string; locale: string }) =>
  recordsWhere(db, sql`= ${personId}::uuid`, locale),
);

const recordsOfMany = writtenOnce(
  (db: Db, { personIds, locale }: { personIds: readonly string[]; locale: string }) =>
    recordsWhere(db, sql`= any (${personIds}::uuid[])`, locale),
);

/** All sessions of these people whose rolls were taken, in the order in which they were held. */
export async function listRecordRows(
  db: Db | Tx,
  { personIds, locale }: { personIds: readonly string[]; locale: string },
): Promise<RecordRow[]> {
  const [personId, ...others] = personIds;
  // Of one person the database knows that there are few groups, and looks for them in an index.
  const rows = await (personId !== undefined && others.length === 0
    ? recordsOfOne(db, { personId, locale })
    : recordsOfMany(db, { personIds, locale }));
  return rows.map((row) => ({
    ...held(row),
    courseName: row.courseName,
    room: row.room,
    takenAt: row.takenAt,
    takenByName: row.takenByName,
    byCode: row.byCode,
    leaveDecidedByName: row.leaveDecidedByName,
    explanationDecidedByName: row.explanationDecidedByName,
  }));
}
