import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';

/** A user who is about to sit an exam, signed in on one device. */
export interface Sitter {
  cookie: string;
  attemptId: string;
  deviceId: string;
}

interface Hall {
  databaseUrl: string;
  students: number;
  questions: number;
  /** Within which the user who has left may come back. */
  returnSeconds?: number;
}

/** A campus whose one group is about to sit an exam of true-or-false questions. */
export async function openExamHall({ databaseUrl, students, questions, returnSeconds = 0 }: Hall) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows: exams } = await client.query<{ examId: string; groupId: string }>(
      `with campus as (
         insert into region (name, slug, zone, time_zone, currency, type)
         values ('Exam hall', 'exam-hall', 'EUROPE', 'UTC', 'USD', 'CAMPUS') returning id),
       class as (insert into student_group (region_id, name) select id, 'Exam hall' from campus returning id, region_id),
       made as (insert into course (code) values ('HALL 1') returning id),
       named as (insert into course_text (course_id, locale, name) select id, 'en', 'Exam hall' from made),
       taught as (
         insert into course_group (course_id, group_id, region_id, first_day, position)
         select made.id, class.id, class.region_id, current_date - 7, 1 from made, class),
       sat as (insert into exam (id, course_id, limit_minutes) select uuidv7(), id, 60 from made returning id),
       titled as (insert into exam_text (exam_id, locale, title) select id, 'en', 'Final exam' from sat),
       timed as (
         insert into exam_group (exam_id, group_id, region_id, opens_at, deadline, return_seconds)
         select sat.id, class.id, class.region_id, now() - interval '1 day', now() + interval '1 day', $2
         from sat, class),
       asked as (
         insert into question (id, exam_id, position) select uuidv7(), sat.id, place
         from sat, generate_series(1, $1::int) place returning id),
       version as (
         insert into question_version (question_id, number, kind, points, written_at)
         select id, 1, 'TRUE_FALSE', 1, now() from asked returning id),
       words as (insert into question_text (version_id, locale, words) select id, 'en', 'God is love.' from version),
       keyed as (
         insert into question_key (version_id, key) select id, '{"kind": "TRUE_FALSE", "isTrue": true}' from version)
       select sat.id as "examId", class.id as "groupId" from sat, class`,
      [questions, returnSeconds],
    );
    const { examId = '', groupId = '' } = exams[0] ?? {};
    const secrets = Array.from({ length: students }, () => randomBytes(32));
    const { rows: sessions } = await client.query<{ id: string }>(
      `with student as (
         insert into person (first_name, last_name, email, email_verified_at, terms_version)
         select 'Student', 'No ' || n, 'hall' || n || '@example.org', now(), s.terms_version
         from generate_series(1, $1::int) n, site_settings s returning id, email),
       joined as (
         insert into group_member (group_id, person_id, region_id, first_day)
         select g.id, student.id, g.region_id, current_date - 7 from student, student_group g where g.id = $3)
       insert into session (secret_hash, person_id, auth_method, expires_at)
       select secret.hash, student.id, 'PASSWORD', now() + interval '1 day'
       from unnest($2::bytea[]) with ordinality as secret (hash, n)
       join student on student.email = 'hall' || secret.n || '@example.org' order by secret.n returning id`,
      [students, secrets.map(hashSecret), groupId],
    );
    const sitters = sessions.map(({ id }, n): Sitter => ({
      cookie: `__Host-sid=${id}.${secrets[n]?.toString('base64url')}`,
      attemptId: randomUUID(),
      deviceId: randomUUID(),
    }));
    return { examId, sitters };
  } finally {
    await client.end();
  }
}
