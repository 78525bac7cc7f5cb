import type { AuditAction } from '#kit/access/known-actions.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';

/** That a user changed unusually many grades in a short time. */
export interface GradeAlarm {
  id: string;
  changedBy: string;
  /** A user who acted in that person's place, if any. */
  impersonatorId: string | null;
  regionId: string;
  grades: number;
  /** Codes of the courses. */
  courses: string[];
  firstAt: Date;
  raisedAt: Date;
}

/** One that was raised just now. */
export interface RaisedAlarm extends GradeAlarm {
  personName: string;
  impersonatorName: string | null;
}

interface Params {
  now: Date;
  /** Changes since then are counted; a user who an alarm was raised about since then is left alone. */
  since: Date;
  /** How many grades are unusual. */
  many: number;
}

/**
 * Every grade that was standing and that a user changed since: in a gradebook, by marking an answer or a student's work again,
 * by voiding an attempt or taking something off it, by regrading an exam. First grades are no changes, nor is what was only
 * taken back. That a regrade was shown before and has its reason says nothing of who asked for it: a user who has got hold of an
 * account would change a key and regrade everybody.
 */
const changesSince = (since: Date) => sql`
  select c.changed_by, c.changed_at, c.region_id, c.course_id,
    concat_ws(' ', c.course_id, c.group_id, c.person_id, c.part_id) as grade
  from grade_change c
  where c.changed_at > ${since} and c.takes_back is null
    and (c.part_id is null or num_nonnulls(c.previous_score, c.previous_complete) > 0
      or exists (
        select from exam_attempt a where a.exam_id = c.part_id and a.person_id = c.person_id and a.score is not null)
      or exists (
        select from submission s
        where s.assignment_id = c.part_id and s.person_id = c.person_id and s.graded_at is not null))
  union all
  select m.changed_by, m.changed_at, m.region_id, e.course_id, m.attempt_id::text
  from mark_change m join exam_attempt a on a.id = m.attempt_id join exam e on e.id = a.exam_id
  where m.changed_at > ${since} and m.takes_back is null and m.earned_before <> m.earned_after
  union all
  select w.changed_by, w.changed_at, w.region_id, t.course_id, w.submission_id::text
  from work_grade_change w join submission s on s.id = w.submission_id join assignment t on t.id = s.assignment_id
  where w.changed_at > ${since} and w.takes_back is null and num_nonnulls(w.previous_score, w.previous_complete) > 0
    and (w.previous_score, w.previous_complete) is distinct from (w.score, w.complete)
  union all
  select d.decided_by, d.decided_at, d.region_id, e.course_id, d.attempt_id::text
  from attempt_decision d join exam_attempt a on a.id = d.attempt_id join exam e on e.id = a.exam_id
  where d.decided_at > ${since} and d.takes_back is null and d.kind in ('VOID', 'RESTORE', 'PENALISE')
  union all
  select r.regraded_by, r.regraded_at, r.region_id, e.course_id, r.attempt_id::text
  from attempt_regrade r join exam e on e.id = r.exam_id
  where r.regraded_at > ${since}
    and (r.score_before, r.passed_before) is distinct from (r.score_after, r.passed_after)`;

/** What changes grades, as the record of everything that happened names it. */
const GRADING_ACTIONS: readonly AuditAction[] = [
  'enterGrade',
  'markAnswer',
  'gradeSubmission',
  'decideAttempt',
  'regradeAttempt',
];

/** Who did most of it in another's place. The record is kept by the clock of the database. */
const impersonatorOf = (column: string, { now, since }: Params) => sql`(
        select mode() within group (order by l.impersonator_id) from audit l
        where l.actor_id = ${sql.ref(column)} and l.impersonator_id is not null and l.action = any (${GRADING_ACTIONS})
          and l.at > now() - make_interval(secs => ${(now.getTime() - since.getTime()) / 1_000}))`;

/** Writes down who has changed unusually many grades; what was written down before is not raised again. */
export async function insertAlarms(tx: Tx, params: Params): Promise<RaisedAlarm[]> {
  const { now, since, many } = params;
  const { rows } = await sql<RaisedAlarm>`
    with changed as (${changesSince(since)}),
    raised as (
      insert into grade_alarm (changed_by, impersonator_id, region_id, grades, courses, first_at, raised_at)
      select c.changed_by, ${impersonatorOf('c.changed_by', params)}, mode() within group (order by c.region_id), count(distinct c.grade),
        array_agg(distinct course.code), min(c.changed_at), ${now}
      from changed c join course on course.id = c.course_id
      where c.changed_by is not null and not exists (
        select from grade_alarm told where told.changed_by = c.changed_by and told.raised_at > ${since})
      group by c.changed_by having count(distinct c.grade) >= ${many}
      on conflict do nothing
      returning *)
    select raised.id, raised.changed_by as "changedBy", raised.region_id as "regionId", raised.grades, raised.courses,
      raised.first_at as "firstAt", raised.raised_at as "raisedAt", raised.impersonator_id as "impersonatorId",
      p.first_name || ' ' || p.last_name as "personName", b.first_name || ' ' || b.last_name as "impersonatorName"
    from raised join person p on p.id = raised.changed_by left join person b on b.id = raised.impersonator_id`.execute(
    tx,
  );
  return rows;
}

/** Those who can undo it, except the user who did it. */
export async function findGuardians(tx: Tx, exceptPersonId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', exceptPersonId)
    .where(sql<boolean>`'superadmin' = any (roles)`)
    .execute();
  return rows.map(({ id }) => id);
}

const alarms = (db: Db) =>
  db
    .selectFrom('gradeAlarm')
    .select(['id', 'changedBy', 'impersonatorId', 'regionId', 'grades', 'courses', 'firstAt', 'raisedAt']);

export const findAlarm = async (db: Db, id: string): Promise<GradeAlarm | null> =>
  (await alarms(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** The latest alarms, the newest first. */
export const findAlarms = (db: Db, max: number): Promise<GradeAlarm[]> =>
  alarms(db).orderBy('raisedAt', 'desc').orderBy('id', 'desc').limit(max).execute();
