import pg from 'pg';
import { groupReadiness } from '#slices/groups/web/readiness/readiness.graphql.generated.ts';

/**
 * Two hundred students at the end of the first year, of a campus that asks for everything: thirteen settled courses each, four categories
 * of hours with some entries in each, sixty sessions of which a tenth of the marks are no presences, and two published evaluations.
 */
const LARGE_CLASS = `with campus as (select id, currency from region where type = 'CAMPUS' order by slug limit 1),
  asked as (insert into promotion_policy (region_id, study_year, asks_hours, min_attendance, min_evaluations, min_score_tenths, asks_dues)
    select id, 1, true, 85, 2, 30, true from campus
    on conflict (region_id, study_year) do update set asks_hours = true, min_attendance = 85, min_evaluations = 2, min_score_tenths = 30,
      asks_dues = true),
  dues as (insert into dues_policy (region_id, hold_above, currency) select id, 250000, currency from campus on conflict do nothing),
  class as (insert into student_group (region_id, name, study_year) select id, 'Class to promote', 1 from campus returning id, region_id),
  student as (insert into person (first_name, last_name, email)
    select 'Student', 'Ready ' || n, 'ready-' || n || '@berea.test' from generate_series(1, 200) n returning id),
  belongs as (insert into person_region (person_id, region_id) select student.id, class.region_id from student, class),
  joined as (insert into group_member (group_id, person_id, region_id, first_day)
    select class.id, student.id, class.region_id, '2026-01-05' from class, student returning person_id, region_id),
  settled as (insert into finalisation (id, course_id, group_id, region_id, finalised_at)
    select gen_random_uuid(), c.id, class.id, class.region_id, '2026-05-01' from class,
      (select id from course order by id limit 13) c returning id, course_id, group_id, region_id),
  passed as (insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, term, first_day, last_day,
      credits, kind, score, state, parts, steps)
    select s.id, joined.person_id, s.region_id, s.course_id, s.group_id, '', '', '2026-01-05', '2026-04-30', 3,
      case when s.course_id in (select course_id from settled order by course_id limit 3) then 'ELECTIVE' else 'CORE' end,
      8000, case when abs(hashtext(s.id::text || joined.person_id::text)) % 40 = 0 then 'FAILED' else 'PASSED' end, '[]', '[]'
    from settled s, joined),
  policy as (insert into hour_policy (group_id, region_id) select id, region_id from class returning group_id),
  category as (insert into hour_category (id, region_id, names, position)
    select gen_random_uuid(), class.region_id, jsonb_build_object('en', 'Ready ' || n), 100 + n from class, generate_series(1, 4) n
    returning id, region_id),
  required as (insert into hour_requirement (group_id, category_id, region_id, required_minutes)
    select policy.group_id, category.id, category.region_id, 600 from policy, category),
  served as (insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, status, created_at)
    select gen_random_uuid(), joined.person_id, joined.region_id, class.id, category.id, '2026-01-06'::date + n * 7, 200,
      case when n = 4 then 'PENDING' else 'CONFIRMED' end, '2026-02-20'
    from class, joined, category, generate_series(1, 4) n),
  schema as (insert into attendance_schema (name) values ('Class to promote') returning id),
  counted_by as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
    grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from schema),
  term as (insert into attendance_term (schema_id, name, first_day, last_day)
    select id, name, first_day, last_day from schema, (values ('Winter', '2026-01-05'::date, '2026-02-04'::date),
      ('Spring', '2026-02-05', '2026-04-30')) t (name, first_day, last_day)),
  counted as (insert into group_schema (group_id, region_id, schema_id) select class.id, class.region_id, schema.id from class, schema),
  held as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
    select class.region_id, class.id, day, day + interval '1 hour', day, (select min(person_id::text)::uuid from joined),
      (select array_agg(person_id) from joined)
    from class, generate_series('2026-01-06T09:00Z'::timestamptz, '2026-03-06T09:00Z', '1 day') day returning id, region_id),
  marked as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at)
    select held.id, joined.person_id, held.region_id, case when at % 3 = 0 then 'LATE' else 'ABSENT' end,
      case when at % 3 = 0 then 10 end, '2026-01-06'
    from held, (select *, row_number() over () as at from joined) joined
    where (at * 7 + abs(hashtext(held.id::text))) % 10 = 0),
  form as (insert into evaluation_form (id, region_id) select gen_random_uuid(), id from campus returning id, region_id),
  version as (insert into evaluation_form_version (form_id, region_id, number, names, criteria)
    select id, region_id, 1, '{"en": "Ready"}', '[{}]' from form returning id, form_id, region_id)
  insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, day, answers, status, published_at, created_at)
  select gen_random_uuid(), version.form_id, version.id, version.region_id, class.id, joined.person_id, '2026-02-01'::date + n,
    jsonb_build_object('a', 1 + abs(hashtext(joined.person_id::text || n)) % 5, 'b', 4, 'c', 'said in words'), 'PUBLISHED', now(), now()
  from version, class, joined, generate_series(1, 2) n`;

/** Callers who may read all of it. */
const CALLERS = `update person set roles = roles || '{superadmin}' where not roles @> '{superadmin}'
  and id in (select id from person where status = 'ACTIVE' order by id limit 400)`;

/** Callers of `managers` fields have a role of staff besides. */
const STAFF = `update person set roles = roles || '{manager}' where roles @> '{superadmin}' and not roles @> '{manager}'`;

async function within<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds the class, lets four hundred people read everything, and says which class it is. */
export const fillPromotion = (databaseUrl: string): Promise<string> =>
  within(databaseUrl, async (client) => {
    for (const statement of [CALLERS, STAFF, LARGE_CLASS, 'vacuum (analyze)']) await client.query(statement);
    const { rows } = await client.query<{ id: string }>(
      `select id from student_group where name = 'Class to promote' order by id desc limit 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('There is no class to ask for.');
    return found.id;
  });

/** What the table asks for, where the ceiling has the same, and how often it is asked. */
export const readinessQuestion = (groupId: string) => ({
  what: 'readiness of 200 students',
  query: groupReadiness.query,
  variables: { groupId },
  path: `/readiness/${groupId}`,
  requests: 100,
  bars: { share: 0.7, growth: 1.3 },
});
