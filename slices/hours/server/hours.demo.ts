import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import { OWN_HOURS_DETAILS } from '../rules/addresses.ts';
import { DEMO_CATEGORIES, REFUSALS } from './hour-texts.demo.ts';
import { decidedFacts } from './tell-of-hours.ts';
import { seedSupervisors } from './supervisors/supervisors.demo.ts';

/** Hours that a class of a study year has to serve, in the order of the categories; none where that is 0. */
const REQUIRED_HOURS: Readonly<Record<number, readonly number[]>> = {
  1: [20, 30, 0, 20],
  2: [30, 50, 10, 15],
  3: [40, 80, 0, 10],
};

/** A number from 0 to 999,999 that belongs to the hours of a student and day for good, so that the same college is made again. */
const DRAWN = `abs(hashtextextended(m.person_id::text || s.day::text, 17)) % 1000000`;

/**
 * The categories of each campus, what is required of its classes, and what their students of two years have logged: what is of
 * this week waits, the rest was confirmed, or refused now and then. The student with an account has logged more.
 */
export async function seedHours(demo: Demo, { studentId }: { studentId: string }): Promise<DemoNotice[]> {
  await seedCategories(demo);
  await seedRequirements(demo);
  await demo.client.query('analyze hour_category');
  await seedEntries(demo, studentId);
  await demo.client.query('analyze hour_entry');
  await seedSupervisors(demo, studentId);
  return noticesTo(demo, studentId);
}

/** The student is told of what was decided last. */
async function noticesTo({ client }: Demo, studentId: string): Promise<DemoNotice[]> {
  const { rows } = await client.query<{
    regionId: string;
    day: Day;
    minutes: number;
    status: 'CONFIRMED' | 'REFUSED';
    adminComments: string;
    at: Date;
  }>(
    `select region_id as "regionId", day::text, minutes, status, admin_comments as "adminComments", decided_at as at
     from hour_entry where person_id = $1 and decided_by is not null order by decided_at desc, id limit 1`,
    [studentId],
  );
  return rows.map(({ regionId, at, ...decided }) => ({
    personId: studentId,
    regionId,
    name: 'hoursDecided',
    facts: decidedFacts([decided], decided, 'en'),
    path: OWN_HOURS_DETAILS,
    at,
  }));
}

async function seedCategories({ client, random, now }: Demo): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct r.id from region r join student_group g on g.region_id = r.id
     where g.study_year is not null order by r.id`,
  );
  const ids = random.branch('hour categories');
  await bulkInsert(
    client,
    'hourCategory',
    rows.flatMap(({ id: regionId }) =>
      DEMO_CATEGORIES.map(({ names }, at) => ({
        id: ids.id(now),
        regionId,
        names: JSON.stringify(names),
        position: at + 1,
      })),
    ),
  );
}

/** The hours of a year are due when its last term ends. */
async function seedRequirements({ client, today }: Demo): Promise<void> {
  const required = Object.entries(REQUIRED_HOURS).flatMap(([year, hours]) =>
    hours.flatMap((count, at) => (count > 0 ? [{ year, position: at + 1, minutes: count * 60 }] : [])),
  );
  await client.query(
    `with policy as (
       insert into hour_policy (group_id, region_id, due_on)
       select g.id, g.region_id, (select min(t.last_day) from group_schema gs join attendance_term t on t.schema_id = gs.schema_id
         where gs.group_id = g.id and t.name like 'Spring%' and t.last_day >= $2::date) from student_group g where g.study_year is not null
         and exists (select from hour_category c where c.region_id = g.region_id)
       returning group_id, region_id)
     insert into hour_requirement (group_id, category_id, region_id, required_minutes)
     select p.group_id, c.id, p.region_id, q.minutes
     from policy p join student_group g on g.id = p.group_id
       join jsonb_to_recordset($1) as q (year integer, position integer, minutes integer) on q.year = g.study_year
       join hour_category c on c.region_id = p.region_id and c.position = q.position`,
    [JSON.stringify(required), today],
  );
}

const seedEntries = ({ client, now }: Demo, studentId: string): Promise<unknown> =>
  client.query(
    `with handled as (
       select region_id, min(person_id::text)::uuid as person_id from region_role
       where 'manager' = any (role_names) group by region_id),
     served as (
       select m.person_id, m.group_id, m.region_id, r.time_zone, m.person_id = $2 as is_known, s.day, ${DRAWN} as drawn
       from group_member m join student_group g on g.id = m.group_id join region r on r.id = m.region_id,
         lateral (select d::date as day from generate_series(
           greatest(m.first_day, ($1::timestamptz at time zone r.time_zone)::date - 730)
             + (abs(hashtextextended(m.person_id::text, 5)) % 20)::integer,
           least(m.last_day, ($1::timestamptz at time zone r.time_zone)::date)::timestamp,
           case when m.person_id = $2 then interval '4 days'
             when hashtextextended(m.person_id::text, 7) % 3 = 0 then interval '19 days'
             else interval '41 days' end) d) s
       where g.study_year is not null),
     logged as (
       select v.*, c.id as category_id, c.position, h.person_id as decider,
         (v.day + time '17:30' + (v.drawn % 240) * interval '1 minute') at time zone v.time_zone
           + (v.drawn % 3) * interval '1 day' as logged_at
       from served v
         join hour_category c on c.region_id = v.region_id and c.position = 1 + (v.drawn / 7) % $5
         left join handled h on h.region_id = v.region_id),
     stated as (
       select l.*, logged_at + (20 + drawn % 90) * interval '1 hour' as settled_at,
         row_number() over (partition by is_known order by logged_at desc, day) as place
       from logged l where logged_at < $1),
     chosen as (
       select s.*,
         case when decider is null or settled_at >= $1 or (is_known and place <= 2) then 'PENDING'
           when drawn % 23 = 0 or (is_known and place = 3) then 'REFUSED' else 'CONFIRMED' end as status,
         ($6::text[])[1 + drawn % cardinality($6::text[])] as refusal
       from stated s),
     put as (
       insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, place, note, status, admin_comments,
         decided_at, decided_by, version, created_at)
       select md5('hours' || person_id || group_id || day)::uuid, person_id, region_id, group_id, category_id, day,
         15 * (3 + drawn % 14) + case when drawn % 9 = 0 then drawn % 14 else 0 end,
         ($3::jsonb -> (position - 1) ->> (drawn % 4)::integer), ($4::jsonb -> (position - 1) ->> (drawn / 4 % 4)::integer),
         status, case when status = 'REFUSED' then refusal else '' end,
         case when status <> 'PENDING' then settled_at end, case when status <> 'PENDING' then decider end,
         case when status = 'PENDING' then 1 else 2 end, logged_at
       from chosen
       returning id, region_id, person_id, status, admin_comments, decided_at, decided_by)
     insert into hour_decision (id, entry_id, region_id, person_id, status, admin_comments, decided_at, decided_by,
       previous_status, previous_admin_comments)
     select md5('hours decided' || id)::uuid, id, region_id, person_id, status, admin_comments, decided_at, decided_by, 'PENDING', ''
     from put where status <> 'PENDING' order by decided_at, id`,
    [
      now,
      studentId,
      JSON.stringify(DEMO_CATEGORIES.map(({ places }) => places)),
      JSON.stringify(DEMO_CATEGORIES.map(({ notes }) => notes)),
      DEMO_CATEGORIES.length,
      REFUSALS,
    ],
  );
