import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';

/** As large as the class that other systems were measured with. */
export const PEER_CLASS = { students: 1_000, courses: 10, exams: 20, assignments: 80, lessons: 100 };

/** Of the exams the last two are open and not sat yet; the last ten assignments are still to be handed in. */
const OPEN_EXAMS = 2;
const OPEN_ASSIGNMENTS = 10;

const MAKE_CLASS = `
  with campus as (
    insert into region (name, slug, zone, time_zone, currency, type)
    values ('Peer campus', 'peer-campus', 'EUROPE', 'UTC', 'USD', 'CAMPUS') returning id),
  class as (
    insert into student_group (region_id, name, intake) select id, 'Peer class', '2026' from campus returning id, region_id),
  student as (
    insert into person (first_name, last_name, email, email_verified_at, terms_version, region_ids, selected_group_id)
    select 'Student', 'No ' || n, 'peer' || n || '@example.org', now(), s.terms_version, array[class.region_id], class.id
    from class, site_settings s, generate_series(1, ${PEER_CLASS.students}) n returning id),
  joined as (
    insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, student.id, class.region_id, current_date - 300 from class, student),
  made as (
    insert into course (code) select 'PEER ' || n from generate_series(1, ${PEER_CLASS.courses}) n returning id, code),
  named as (
    insert into course_text (course_id, locale, name, description)
    select id, 'en', 'Course ' || code, '<p>What this course is about.</p>' from made)
  insert into course_group (course_id, group_id, region_id, first_day, position)
  select made.id, class.id, class.region_id, current_date - 300, row_number() over (order by made.code) from made, class`;

/** Everything is numbered over the whole class, the latest last. */
const numbered = (count: number): string => `
  select n, c.course_id, c.group_id, c.region_id
  from generate_series(1, ${count}) n
  join (select t.*, row_number() over (order by position) - 1 as place from course_group t
        join student_group g on g.id = t.group_id where g.name = 'Peer class') c on c.place = n % ${PEER_CLASS.courses}`;

const MAKE_LESSONS = `
  with place as (${numbered(PEER_CLASS.lessons)}),
  made as (
    insert into lesson (course_id, position, seconds) select course_id, n, 1800 from place returning id, position),
  named as (insert into lesson_text (lesson_id, locale, title) select id, 'en', 'Lesson ' || position from made)
  insert into lesson_progress (person_id, lesson_id, watched, position, watched_at, completed_at)
  select m.person_id, made.id, '{[0,1800)}', 1800, now() - (101 - made.position) * interval '3 days',
    now() - (101 - made.position) * interval '3 days'
  from made, group_member m join student_group g on g.id = m.group_id
  where g.name = 'Peer class' and made.position <= 60`;

const MAKE_EXAMS = `
  with place as (select *, uuidv7() as exam_id from (${numbered(PEER_CLASS.exams)}) p),
  made as (insert into exam (id, course_id, limit_minutes) select exam_id, course_id, 60 from place),
  titled as (insert into exam_text (exam_id, locale, title) select exam_id, 'en', 'Exam ' || n from place),
  timed as (
    insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
    select exam_id, group_id, region_id, now() - interval '1 day' - (${PEER_CLASS.exams} - n) * interval '10 days',
      now() + interval '8 days' - (${PEER_CLASS.exams} - n) * interval '10 days' from place),
  asked as (
    insert into question (id, exam_id, position)
    select uuidv7(), exam_id, at from place, generate_series(1, 20) at returning id, exam_id, position),
  version as (
    insert into question_version (question_id, number, kind, points, written_at)
    select id, 1, 'TRUE_FALSE', 1, now() from asked returning id, question_id),
  words as (
    insert into question_text (version_id, locale, words) select id, 'en', 'In the beginning was the Word.' from version),
  keyed as (
    insert into question_key (version_id, key) select id, '{"kind": "TRUE_FALSE", "isTrue": true}' from version),
  paper as (
    select asked.exam_id, jsonb_agg(jsonb_build_object('questionId', asked.id, 'versionId', version.id,
      'options', '[]'::jsonb, 'matches', '[]'::jsonb) order by asked.position) as asked
    from asked join version on version.question_id = asked.id group by asked.exam_id)
  insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
    deadline, last_seen_at, ended_at, ending, score, passed)
  select uuidv7(), place.exam_id, m.person_id, place.group_id, place.region_id, 1, 'en', paper.asked, uuidv7(), sat.at,
    sat.at + interval '8 days', sat.at, sat.at, 'SUBMITTED', 7000 + place.n * 100, true
  from place join paper using (exam_id) join group_member m on m.group_id = place.group_id,
    lateral (select now() - (${PEER_CLASS.exams} - place.n) * interval '10 days' as at) sat
  where place.n <= ${PEER_CLASS.exams - OPEN_EXAMS}`;

const MAKE_ASSIGNMENTS = `
  with place as (select *, uuidv7() as assignment_id from (${numbered(PEER_CLASS.assignments)}) p),
  made as (insert into assignment (id, course_id, kind) select assignment_id, course_id, 'GRADED' from place),
  titled as (
    insert into assignment_text (assignment_id, locale, title, content)
    select assignment_id, 'en', 'Assignment ' || n, '<p>Write two pages.</p>' from place),
  timed as (
    insert into assignment_group (assignment_id, group_id, region_id, due_at)
    select assignment_id, group_id, region_id,
      now() + interval '36 hours' + (n - ${PEER_CLASS.assignments - OPEN_ASSIGNMENTS}) * interval '3 days' from place)
  insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, score, graded_at)
  select place.assignment_id, m.person_id, place.group_id, place.region_id, done.at, case when place.n <= 65 then 6000 + place.n * 30 end,
    case when place.n <= 65 then done.at + interval '1 day' end
  from place join group_member m on m.group_id = place.group_id,
    lateral (select now() + (place.n - ${PEER_CLASS.assignments - OPEN_ASSIGNMENTS + 1}) * interval '3 days' as at) done
  where place.n <= ${PEER_CLASS.assignments - OPEN_ASSIGNMENTS}`;

export interface PeerClass {
  /** A cookie for each student. */
  students: string[];
  /** Cookies of a user who may see and change everything; so many that none of them reaches a limit. */
  staff: string[];
  courseId: string;
  courseOfferingId: string;
  openExamId: string;
}

/** A class of a thousand in the middle of its year, everyone of whom is signed in. */
export async function makePeerClass(databaseUrl: string): Promise<PeerClass> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    for (const statement of [MAKE_CLASS, MAKE_LESSONS, MAKE_EXAMS, MAKE_ASSIGNMENTS])
      await client.query(statement);
    await client.query('commit');
    const { rows } = await client.query<Omit<PeerClass, 'students' | 'staff'>>(
      `select t.course_id as "courseId", t.id as "courseOfferingId",
         (select exam_id from exam_group where group_id = t.group_id order by opens_at desc limit 1) as "openExamId"
       from course_group t join student_group g on g.id = t.group_id
       where g.name = 'Peer class' order by t.position limit 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('The class was not made.');
    const students = await signIn(client, `email like 'peer%@example.org'`);
    const staff = await signIn(client, `email = 'superadmin@berea.test'`, 200);
    return { ...found, students, staff };
  } finally {
    await client.end();
  }
}

async function signIn(client: pg.Client, among: string, sessions = 1): Promise<string[]> {
  const { rows: people } = await client.query<{ id: string }>(
    `select id from person, generate_series(1, $1) where ${among} order by id`,
    [sessions],
  );
  const secrets = people.map(() => randomBytes(32));
  const { rows } = await client.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, expires_at)
     select hash, id, 'PASSWORD', now() + interval '1 day'
     from unnest($1::bytea[], $2::uuid[]) with ordinality as one (hash, id, n) order by n returning id`,
    [secrets.map(hashSecret), people.map(({ id }) => id)],
  );
  return rows.map(({ id }, n) => `__Host-sid=${id}.${secrets[n]?.toString('base64url')}`);
}
