import type { Fixture, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const overseers: Who = ['manager', 'admin', 'superadmin'];
const there: Who = ['managerThere', 'adminThere', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { fallingBehind: overseers },
    FallingBehindPage: { 'count countIsOpen nextCursor rows': overseers },
    FallingBehind: {
      '_id absences absencesOverGrace deduction familyName fullName givenName groupName limits lowPercent':
        there,
      'percent personId regionName studentNumber termName': there,
    },
  },
  namesOthers: {
    'FallingBehind.familyName': there,
    'FallingBehind.givenName': there,
    'FallingBehind.fullName': there,
    'FallingBehind.regionName': there,
  },
  asks: {
    'Query.fallingBehind': () => [
      { groupId: undefined, first: 100, after: undefined },
      { groupId: undefined, first: 1, after: undefined },
    ],
  },
  seed: seedBehind,
};

/** A class in a term without end, whose one student missed its one session. */
async function seedBehind({ owner, personId, regionId, mark }: Fixture) {
  if (!personId || !regionId) return [];
  const { rows } = await owner.query<{ id: string; heldId: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $3) returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day)
       select id, $2, region_id, '2026-01-05' from class),
     schema as (insert into attendance_schema (name, low_percent) values (substr(md5(random()::text), 1, 20), 80) returning id),
     policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
       grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 0, 3, 300, 100 from schema),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, $4, '2020-01-01', '2099-12-31' from schema returning id),
     counted as (insert into group_schema (group_id, region_id, schema_id)
       select class.id, class.region_id, schema.id from class, schema),
     held as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
       select region_id, id, '2026-01-19T09:00Z', '2026-01-19T10:00Z', '2026-01-19T09:05Z', $2, array[$2::uuid] from class
       returning *),
     mark as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by)
       select id, $2, region_id, 'LATE', 40, roll_taken_at, $2 from held),
     warned as (insert into attendance_warning (person_id, group_id, term_id, limit_name, region_id, told_at)
       select $2, class.id, term.id, 'ABSENCES', class.region_id, now() from class, term)
     select class.id, held.id as "heldId" from class, held`,
    [regionId, personId, mark('behindClass', 'name'), mark('behindTerm', 'name')],
  );
  const [made] = rows;
  if (!made) return [];
  const { id, heldId } = made;
  return [
    { name: 'behindClass', id, readers: { SignUpGroup: [] } },
    { name: 'behindStudent', id: `${id}:${personId}`, readers: { FallingBehind: there } },
    { name: 'behindSession', id: heldId, readers: { RollSession: there } },
  ];
}
