import pg from 'pg';
import { fallingBehind } from '#slices/attendance/web/behind/behind.graphql.generated.ts';
import { attendanceGrid } from '#slices/attendance/web/grid/grid.graphql.generated.ts';
import { openRoll } from '#slices/attendance/web/roll/roll.graphql.generated.ts';
import { ownAttendance } from '#slices/attendance/web/student/own-attendance.graphql.generated.ts';

/** Two hundred students, sixty sessions of which a tenth of the marks are no presences. */
const LARGE_CLASS = `with campus as (select id from region where type = 'CAMPUS' order by slug limit 1),
  class as (insert into student_group (region_id, name) select id, 'Large class' from campus returning id, region_id),
  joined as (insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, p.id, class.region_id, '2026-01-05' from class,
      (select id from person where status = 'ACTIVE' order by id desc limit 200) p returning person_id, region_id),
  schema as (insert into attendance_schema (name) values ('Large class') returning id),
  policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
    grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from schema),
  term as (insert into attendance_term (schema_id, name, first_day, last_day)
    select id, 'Spring', '2026-01-05', '2026-04-30' from schema),
  counted as (insert into group_schema (group_id, region_id, schema_id) select class.id, class.region_id, schema.id from class, schema),
  held as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
    select class.region_id, class.id, day, day + interval '1 hour', day, (select min(person_id::text)::uuid from joined),
      (select array_agg(person_id) from joined)
    from class, generate_series('2026-01-06T09:00Z'::timestamptz, '2026-03-06T09:00Z', '1 day') day returning id, region_id),
  marked as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at)
    select held.id, joined.person_id, held.region_id, case when at % 3 = 0 then 'LATE' else 'ABSENT' end,
      case when at % 3 = 0 then 10 end, '2026-01-06'
    from held, (select *, row_number() over () as at from joined) joined
    where (at * 7 + abs(hashtext(held.id::text))) % 10 = 0)
  select from class`;

/** Callers who may read all of it. */
const CALLERS = `update person set roles = roles || '{superadmin}' where not roles @> '{superadmin}'
  and id in (select id from person where status = 'ACTIVE' order by id limit 400)`;

/**
 * What is asked about: the large class, the newest roll with thirty students, the student of it with the most sessions, and the
 * class of about thirty whose running term has the most absences.
 */
const SUBJECTS = `with large as (select id from student_group where name = 'Large class' limit 1),
  of_thirty as (select s.id, s.group_id, s.roll_person_ids from class_session s join group_schema gs on gs.group_id = s.group_id
    where s.roll_taken_at is not null and s.group_id <> (select id from large)
    order by abs(cardinality(s.roll_person_ids) - 30), s.starts_at desc, s.id limit 1),
  missing as (select s.group_id from class_session s join group_schema gs on gs.group_id = s.group_id
    join attendance_term t on t.schema_id = gs.schema_id and current_date between t.first_day and t.last_day
    join attendance_mark k on k.session_id = s.id and k.kind = 'ABSENT'
    where s.roll_taken_at is not null and s.starts_at >= t.first_day and s.group_id <> (select id from large)
      and cardinality(s.roll_person_ids) between 15 and 45
    group by 1 order by count(*) desc, 1 limit 1)
  select (select id from large) as "largeId", (select group_id from missing) as "behindId", t.id as "sessionId", (select m.person_id from group_member m
      join class_session s on s.group_id = m.group_id and m.person_id = any (s.roll_person_ids)
      where m.person_id = any (t.roll_person_ids) group by 1 order by count(*) desc, 1 limit 1) as "personId"
  from of_thirty t`;

export interface Subjects {
  largeId: string;
  sessionId: string;
  behindId: string;
  personId: string;
}

async function within<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lets four hundred people read everything. */
export const letManyRead = (databaseUrl: string): Promise<unknown> =>
  within(databaseUrl, (client) => client.query(CALLERS));

/** The same, and adds a large class. */
export const fillAttendance = (databaseUrl: string): Promise<unknown> =>
  within(databaseUrl, async (client) => {
    await client.query(CALLERS);
    await client.query(LARGE_CLASS);
    await client.query('vacuum (analyze)');
  });

export const findSubjects = (databaseUrl: string): Promise<Subjects> =>
  within(databaseUrl, async (client) => {
    const [found] = (await client.query<Subjects>(SUBJECTS)).rows;
    if (!found?.behindId) throw new Error('There is no roll to ask for.');
    return found;
  });

const BARS = { share: 0.7, growth: 1.3 };

/** What the pages ask for, where the ceiling has the same, and how often it is asked. */
export const questionsAbout = ({ largeId, sessionId, behindId, personId }: Subjects) => [
  {
    what: 'roll of a class',
    query: openRoll.query,
    variables: { sessionId },
    path: `/roll/${sessionId}`,
    requests: 400,
    bars: BARS,
  },
  {
    what: 'term of 200 students × 60 sessions',
    query: attendanceGrid.query,
    variables: { groupId: largeId, day: '2026-02-02', span: 'TERM', isListed: false },
    path: `/grid/${largeId}`,
    requests: 100,
    bars: BARS,
  },
  {
    what: 'attendance of a student',
    query: ownAttendance.query,
    variables: { personId },
    path: `/student/${personId}`,
    requests: 200,
    bars: BARS,
  },
  {
    what: 'who is falling behind in a class',
    query: fallingBehind.query,
    variables: { groupId: behindId },
    path: `/behind/${behindId}`,
    requests: 200,
    bars: BARS,
  },
];
