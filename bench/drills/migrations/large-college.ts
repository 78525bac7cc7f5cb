import type { Client } from 'pg';

/** A college of one campus and one class with so many people, and as many rows of all that grows with them. */
export async function fillCollege(client: Client, rows: number): Promise<void> {
  await client.query('begin');
  // Everything below fits together; to have it checked row by row would take most of an hour.
  await client.query('set local session_replication_role = replica');
  await client.query(`
    insert into region (name, slug, zone, time_zone, currency, type)
      values ('Drill', 'drill', 'EUROPE', 'UTC', 'USD', 'CAMPUS');
    insert into student_group (region_id, name) select id, 'Drill' from region where slug = 'drill';
    insert into course (code) values ('DRILL 1');
    insert into course_text (course_id, locale, name, description)
      select id, 'en', 'Drill', E'First line\\nand the second.' from course where code = 'DRILL 1';
    insert into exam (id, course_id, limit_minutes) select uuidv7(), id, 60 from course where code = 'DRILL 1';`);
  const fills = [
    `insert into person (first_name, last_name, email, email_verified_at)
       select 'Student', 'No ' || n, 'drill' || n || '@example.org', now() from generate_series(1, $1::int) n`,
    `insert into group_member (group_id, person_id, region_id, first_day)
       select g.id, p.id, g.region_id, current_date - 7 from student_group g,
         (select id from person order by id limit $1::int) p where g.name = 'Drill'`,
    `insert into notification (person_id, region_id, definition_id, facts, path)
       select p.id, g.region_id, d.id, '{}', '/student' from student_group g,
         (select id from notification_definition limit 1) d, (select id from person order by id limit $1::int) p
       where g.name = 'Drill'`,
    `insert into grade_change (id, course_id, group_id, person_id, region_id, score, reason, changed_at)
       select gen_random_uuid(), c.id, g.id, p.id, g.region_id, 8000, 'drill', now() from student_group g, course c,
         (select id from person order by id limit $1::int) p where g.name = 'Drill' and c.code = 'DRILL 1'`,
    `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id,
         started_at, deadline, last_seen_at)
       select gen_random_uuid(), e.id, p.id, g.id, g.region_id, 1, 'en', '[]', gen_random_uuid(), now(),
         now() + interval '1 day', now()
       from student_group g, exam e, (select id from person order by id limit $1::int) p where g.name = 'Drill'`,
  ];
  for (const fill of fills) await client.query(fill, [rows]);
  await client.query('commit');
  await client.query('analyze');
}

/** What a server of the version before does all day, in its own words: they must go on being understood. */
export const EVERYDAY = [
  `select id, first_name, email, status from person where id = $1`,
  `update person set last_name = last_name where id = $1`,
  `select * from group_member where person_id = $1`,
  `update notification set read_at = now() where person_id = $1`,
  `select * from grade_change where person_id = $1`,
  `insert into grade_change (id, course_id, group_id, person_id, region_id, score, reason, changed_at)
     select gen_random_uuid(), course_id, group_id, person_id, region_id, 9000, 'drill', now()
     from grade_change where person_id = $1 limit 1`,
  `update exam_attempt set last_seen_at = now() where person_id = $1`,
  `select t.name, t.description from course_text t join course_group g using (course_id)
     join group_member m using (group_id) where m.person_id = $1`,
];
