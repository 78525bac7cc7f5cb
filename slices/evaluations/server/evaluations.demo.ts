import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import { OWN_EVALUATIONS_PAGE } from '../rules/evaluation-pages.ts';
import { DEMO_COMMENTS, DEMO_FORMS, DEMO_NEXT_STEPS, DEMO_REPLIES } from './evaluation-texts.demo.ts';

/** A number that belongs to the evaluation of a student on a day for good, so that the same college is made again. */
const DRAWN = `abs(hashtextextended(m.person_id::text || d.day::text, 23)) % 1000000`;

/**
 * The forms of each campus, and how its classes were seen over two years, once in a term: the newest are partly drafts still,
 * and not all that were published have been read. The student with an account has one to read, and is told of it.
 */
export async function seedEvaluations(
  demo: Demo,
  { studentId }: { studentId: string },
): Promise<DemoNotice[]> {
  await seedForms(demo);
  await demo.client.query('analyze evaluation_form, evaluation_form_version');
  await seedRecords(demo, studentId);
  await seedSecondEvaluators(demo, studentId);
  return noticesTo(demo, studentId);
}

async function seedForms({ client, random, now }: Demo): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct r.id from region r join student_group g on g.region_id = r.id
     where g.study_year is not null order by r.id`,
  );
  const ids = random.branch('evaluation forms');
  const made = rows.flatMap(({ id: regionId }) =>
    DEMO_FORMS.map((form) => ({ form, regionId, id: ids.id(now) })),
  );
  await bulkInsert(
    client,
    'evaluationForm',
    made.map(({ form, regionId, id }) => ({
      id,
      regionId,
      archivedAt: form.isArchived ? now : null,
      createdAt: now,
    })),
  );
  await bulkInsert(
    client,
    'evaluationFormVersion',
    made.flatMap(({ form, regionId, id }) => {
      const criterionIds = form.criteria.map(() => ids.id(now));
      return form.versions.map((asked, index) => ({
        id: ids.id(now),
        formId: id,
        regionId,
        number: index + 1,
        names: JSON.stringify(form.names),
        criteria: JSON.stringify(asked.map((at) => ({ id: criterionIds[at], ...form.criteria[at] }))),
        createdAt: now,
      }));
    }),
  );
}

const seedRecords = ({ client, now }: Demo, studentId: string): Promise<unknown> =>
  client.query(
    `with handled as (
       select region_id, min(person_id::text)::uuid as person_id from region_role
       where 'manager' = any (role_names) group by region_id),
     seen as (
       select m.person_id, m.group_id, m.region_id, d.day, d.term, r.time_zone, h.person_id as evaluator, m.person_id = $2 as is_known,
         ${DRAWN} as drawn
       from group_member m join student_group g on g.id = m.group_id join region r on r.id = m.region_id
         join handled h on h.region_id = m.region_id and h.person_id <> m.person_id
         cross join lateral (
           select term, ($1::timestamptz at time zone r.time_zone)::date
             - (5 + abs(hashtextextended(m.group_id::text, 3)) % 4)::integer - 91 * term as day
           from generate_series(0, 7) as term) d
       where g.study_year is not null and d.day >= m.first_day and (m.last_day is null or d.day <= m.last_day)),
     placed as (
       select s.*, v.form_id, v.id as version_id, v.criteria, row_number() over (partition by person_id order by day desc) as place,
         (day + time '16:00' + (drawn % 90) * interval '1 minute') at time zone time_zone as written_at
       from seen s
         join evaluation_form f on f.region_id = s.region_id and f.archived_at is null
         join evaluation_form_version v on v.form_id = f.id and v.number = case when s.term > 3 then 1 else 2 end),
     stated as (
       select p.*, written_at + (2 + drawn % 18) * interval '1 hour' as shown_at,
         not is_known and term = 0 and drawn % 4 = 0 as is_draft,
         case when is_known then place > 1 else term > 0 or drawn % 3 = 0 end as is_read,
         case when is_known then place = 3 else drawn % 11 = 0 end as is_answered
       from placed p)
     insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, evaluator_id, day, answers, comment, status,
       published_at, acknowledged_at, reply, replied_at, version, created_at)
     select md5('evaluation' || person_id || group_id || day)::uuid, form_id, version_id, region_id, group_id, person_id, evaluator, day,
       (select jsonb_object_agg(c.value ->> 'id', case when c.value ->> 'kind' = 'SCALE'
           then to_jsonb(2 + (drawn / c.place + c.place) % 4) else to_jsonb(($3::text[])[1 + drawn % cardinality($3::text[])]) end)
         from jsonb_array_elements(criteria) with ordinality as c (value, place)
         where not is_draft or c.place <= 1 + drawn % 3),
       case when is_draft then '' else ($4::text[])[1 + drawn % cardinality($4::text[])] end,
       case when is_draft then 'DRAFT' else 'PUBLISHED' end,
       case when not is_draft then shown_at end,
       case when not is_draft and (is_read or is_answered) then shown_at + (3 + drawn % 60) * interval '1 hour' end,
       case when not is_draft and is_answered then ($5::text[])[1 + drawn % cardinality($5::text[])] else '' end,
       case when not is_draft and is_answered then shown_at + (3 + drawn % 60) * interval '1 hour' end,
       case when is_draft then 1 else 2 end, written_at
     from stated`,
    [now, studentId, DEMO_NEXT_STEPS, DEMO_COMMENTS, DEMO_REPLIES],
  );

/**
 * About some students somebody else has written too, on the same day: another manager of the campus, or who looks after the whole
 * college. The student with an account is one of them.
 */
const seedSecondEvaluators = ({ client }: Demo, studentId: string): Promise<unknown> =>
  client.query(
    `with others as (
       select e.*, coalesce(
           (select min(r.person_id::text) from region_role r where r.region_id = e.region_id and 'manager' = any (r.role_names)
             and r.person_id not in (e.evaluator_id, e.student_id)),
           (select min(p.id::text) from person p where 'superadmin' = any (p.roles) and p.id not in (e.evaluator_id, e.student_id))
         )::uuid as other_id, abs(hashtextextended(e.id::text, 7)) as drawn
       from evaluation e where e.status = 'PUBLISHED')
     insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, evaluator_id, day, answers, comment, status,
       published_at, acknowledged_at, version, created_at)
     select md5('second evaluation' || id)::uuid, form_id, form_version_id, region_id, group_id, student_id, other_id, day,
       (select jsonb_object_agg(key, case when jsonb_typeof(value) = 'number'
           then to_jsonb(1 + (value::text::integer + drawn % 3) % 5) else value end) from jsonb_each(answers)),
       '', 'PUBLISHED', published_at + interval '1 hour', acknowledged_at + interval '1 hour', 2, created_at + interval '1 hour'
     from others where other_id is not null and (drawn % 4 = 0 or student_id = $1)`,
    [studentId],
  );

async function noticesTo({ client }: Demo, studentId: string): Promise<DemoNotice[]> {
  const { rows } = await client.query<{ regionId: string; formName: string; at: Date }>(
    `select e.region_id as "regionId", v.names ->> 'en' as "formName", e.published_at as at
     from evaluation e join evaluation_form_version v on v.id = e.form_version_id
     where e.student_id = $1 and e.status = 'PUBLISHED' order by e.published_at desc limit 1`,
    [studentId],
  );
  return rows.map(({ regionId, formName, at }) => ({
    personId: studentId,
    regionId,
    name: 'evaluationPublished',
    facts: { formName },
    path: OWN_EVALUATIONS_PAGE,
    at,
  }));
}
