import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import type { RowOutcome } from '../../rules/import/attendance-import.ts';
import type { RowProblem } from '../../rules/import/check-rows.ts';
import type { AttendanceStatus } from '../../rules/status.ts';

/** A line of a file whose mark was stored or taken back. */
export interface MovedMark {
  studentId: string;
  sessionId: string;
  groupId: string;
  kind: AttendanceStatus;
  minutesLate: number | null;
  previousKind: AttendanceStatus | null;
  previousMinutesLate: number | null;
  reason: string;
}

interface Batch {
  importId: string;
  byId: string;
  now: Date;
  /** The last of its lines. */
  upTo: number;
}

/**
 * The next lines of a file with one of these outcomes, up to the one that is told; null when there are none. Rolls of their
 * sessions wait until the transaction ends; always in the same order, so that nobody waits for each other.
 */
export async function lockNextLines(
  tx: Tx,
  { importId, outcomes, max }: { importId: string; outcomes: readonly RowOutcome[]; max: number },
): Promise<number | null> {
  // A way that was found for a small file, or before there were marks, takes minutes with a large one.
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
  const { rows } = await sql<{ line: number; sessionId: string | null }>`
    select line, session_id as "sessionId" from attendance_import_row
    where import_id = ${importId}::uuid and outcome = any (${outcomes}::text[]) order by line limit ${max}`.execute(
    tx,
  );
  const sessionIds = [...new Set(rows.flatMap(({ sessionId }) => sessionId ?? []))];
  await sql`select id from class_session where id = any (${sessionIds}::uuid[]) order by id for no key update`.execute(
    tx,
  );
  return rows.at(-1)?.line ?? null;
}

const MOVED = sql`student_id as "studentId", session_id as "sessionId", group_id as "groupId", kind,
  minutes_late as "minutesLate", previous_kind as "previousKind", previous_minutes_late as "previousMinutesLate", reason`;

const CHANGED: RowProblem = 'attendanceChangedMeanwhile';
const OWN: RowProblem = 'attendanceOwn';

/**
 * Stores the marks of lines, each with its history, and says of every line what became of it. What a person has marked since the
 * file was checked is not overwritten. Those who are marked are on the roll; one that was not taken is, with them alone.
 */
export async function storeMarks(
  tx: Tx,
  { importId, byId, now, upTo, fileName }: Batch & { fileName: string },
): Promise<MovedMark[]> {
  const { rows } = await sql<MovedMark>`
    with to_do as (
      select r.*, s.group_id, case
        when s.id is null or r.student_id is null then ${CHANGED}
        when r.student_id = ${byId}::uuid then ${OWN}
        when coalesce(k.version, 0) <> r.previous_version or (r.student_id = any (s.roll_person_ids)) <> r.was_on_roll
          then ${CHANGED} end as refusal
      from attendance_import_row r
      left join class_session s on s.id = r.session_id
      left join attendance_mark k on k.session_id = r.session_id and k.person_id = r.student_id
      where r.import_id = ${importId}::uuid and r.outcome in ('NEW', 'CHANGED') and r.line <= ${upTo}),
    good as (select * from to_do where refusal is null),
    marked as (
      insert into attendance_mark as k (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by)
      select session_id, student_id, region_id, kind, minutes_late, ${now}::timestamptz, ${byId}::uuid from good
      on conflict (session_id, person_id) do update set kind = excluded.kind, minutes_late = excluded.minutes_late,
        taken_at = excluded.taken_at, taken_by = excluded.taken_by, by_code = false, version = k.version + 1),
    noted as (
      insert into attendance_mark_change
        (id, session_id, person_id, region_id, kind, minutes_late, reason, changed_at, changed_by, imported_from)
      select uuidv7(), session_id, student_id, region_id, kind, minutes_late, reason, ${now}::timestamptz, ${byId}::uuid, ${fileName}
      from good order by line),
    taken as (
      update class_session s set roll_taken_at = coalesce(s.roll_taken_at, ${now}::timestamptz),
        roll_taken_by = case when s.roll_taken_at is null then ${byId}::uuid else s.roll_taken_by end,
        roll_taken_with = null, roll_version = s.roll_version + 1,
        roll_person_ids = s.roll_person_ids || array(select unnest(named.ids) except select unnest(s.roll_person_ids))
      from (select session_id, array_agg(student_id) as ids from good group by session_id) named
      where s.id = named.session_id),
    told as (
      update attendance_import_row r set outcome = case when t.refusal is null then 'STORED' else 'BAD' end, problem = t.refusal,
        problem_field = case when t.refusal is null then r.problem_field else 'student' end,
        stored_version = case when t.refusal is null then t.previous_version + 1 end
      from to_do t where r.import_id = ${importId}::uuid and r.line = t.line)
    select ${MOVED} from good order by line`.execute(tx);
  return rows;
}

/**
 * Takes the marks of lines back: what was there before is there again, who was on no roll is on none, and a roll with nobody on
 * it was not taken. What a person has changed since stays.
 */
export async function takeMarksBack(tx: Tx, { importId, byId, now, upTo }: Batch): Promise<MovedMark[]> {
  const { rows } = await sql<MovedMark>`
    with to_do as (
      select r.*, s.group_id, k.version is not null and k.version = r.stored_version and r.student_id <> ${byId}::uuid as is_own
      from attendance_import_row r
      left join class_session s on s.id = r.session_id
      left join attendance_mark k on k.session_id = r.session_id and k.person_id = r.student_id
      where r.import_id = ${importId}::uuid and r.outcome = 'STORED' and r.line <= ${upTo}),
    good as (select * from to_do where is_own),
    restored as (
      update attendance_mark k set kind = g.previous_kind, minutes_late = g.previous_minutes_late, taken_at = ${now}::timestamptz,
        taken_by = ${byId}::uuid, by_code = false, version = k.version + 1
      from good g where g.previous_kind is not null and k.session_id = g.session_id and k.person_id = g.student_id),
    removed as (
      delete from attendance_mark k using good g
      where g.previous_kind is null and k.session_id = g.session_id and k.person_id = g.student_id),
    noted as (
      insert into attendance_mark_change (id, session_id, person_id, region_id, kind, minutes_late, changed_at, changed_by)
      select uuidv7(), session_id, student_id, region_id, coalesce(previous_kind, 'PRESENT'), previous_minutes_late,
        ${now}::timestamptz, ${byId}::uuid
      from good where was_on_roll order by line),
    left_over as (
      select s.id, array(select id from unnest(s.roll_person_ids) with ordinality as own (id, at)
        where id <> all (named.gone) order by at) as ids
      from (select session_id, array_agg(student_id) as gone from good where not was_on_roll group by session_id) named
      join class_session s on s.id = named.session_id),
    taken_off as (
      update class_session s set roll_person_ids = o.ids, roll_version = s.roll_version + 1,
        roll_taken_at = case when cardinality(o.ids) = 0 then null else s.roll_taken_at end,
        roll_taken_by = case when cardinality(o.ids) = 0 then null else s.roll_taken_by end
      from left_over o where s.id = o.id),
    told as (
      update attendance_import_row r set outcome = case when t.is_own then 'UNDONE' else 'KEPT' end
      from to_do t where r.import_id = ${importId}::uuid and r.line = t.line)
    select ${MOVED} from good order by line`.execute(tx);
  return rows;
}
