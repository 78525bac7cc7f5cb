import { randomUUID } from 'node:crypto';
import type { Fixture } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

export const leaveReaders: Who = ['self', 'adminThere', 'deanThere', 'superadmin'];
/** Who is told how far a batch has come. */
export const followers: Who = [['self', 'admin'], 'superadmin'];

const REQUESTS = [
  ['leaveToChange', 'PENDING', '2096-01-05'],
  ['leaveToWithdraw', 'PENDING', '2096-01-06'],
  ['withdrawnLeave', 'WITHDRAWN', '2096-01-07'],
  ['decidedLeave', 'APPROVED', '2096-01-08'],
  ['leaveToDecide', 'PENDING', '2096-01-09'],
  ['leaveToDecideWithOthers', 'PENDING', '2096-01-10'],
] as const;

/** A class of the person with a type of leave, and what they have asked for in each state. */
export async function seedLeave({ owner, subject, personId, regionId, registrarId, mark }: Fixture) {
  if (!personId || !regionId) return [];
  // Who came by themselves is told of nobody.
  const deciderId = subject.key === FREE_REGISTRANT ? null : registrarId;
  const { rows } = await owner.query<{ classId: string; typeId: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $3) returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day)
       select id, $2, region_id, '2026-01-05' from class),
     schema as (insert into attendance_schema (name) values ($4)
       on conflict (lower(name)) do update set version = 1 returning id),
     counted as (insert into group_schema (group_id, region_id, schema_id)
       select class.id, class.region_id, schema.id from class, schema),
     type as (insert into leave_type (schema_id, names) select id, jsonb_build_object('en', $5::text) from schema returning id)
     select class.id as "classId", type.id as "typeId" from class, type`,
    [
      regionId,
      personId,
      mark('leaveClass', 'name'),
      mark('leaveSchema', 'name'),
      mark('offeredLeave', 'name'),
    ],
  );
  const [made] = rows;
  if (!made) return [];
  const requests = await Promise.all(
    REQUESTS.map(async ([name, status, day]) => {
      const id = randomUUID();
      await owner.query(
        `insert into leave_request (id, region_id, group_id, person_id, type_id, first_day, last_day, reason, student_notes,
           status, admin_comments, decided_at, decided_by)
         values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, now(), $11)`,
        [
          id,
          regionId,
          made.classId,
          personId,
          made.typeId,
          day,
          mark(name, 'reason'),
          mark(name, 'notes'),
          status,
          mark(name, 'comments'),
          deciderId,
        ],
      );
      return { name, id };
    }),
  );
  await owner.query(
    `with term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select schema_id, $3, '2096-01-01', '2096-02-01' from group_schema where group_id = $1
       and not exists (select from attendance_term t where t.schema_id = group_schema.schema_id)),
     course as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     words as (insert into course_text (course_id, locale, name) select id, 'en', $4 from course),
     session as (insert into class_session (region_id, group_id, course_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
       select g.region_id, g.id, course.id, '2096-01-09T12:00Z', '2096-01-09T13:00Z', '2096-01-09T12:05Z', array[$2::uuid]
       from student_group g, course where g.id = $1 returning id, region_id),
     later as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
       select region_id, id, '2096-01-20T12:00Z', '2096-01-20T13:00Z', '2096-01-20T12:05Z', $2, array[$2::uuid]
       from student_group where id = $1 returning id, region_id),
     late as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by)
       select id, $2, region_id, 'LATE', 40, '2096-01-20T12:05Z', $2 from later)
     insert into attendance_mark (session_id, person_id, region_id, kind, taken_at)
     select id, $2, region_id, 'ABSENT', '2096-01-09T12:05Z' from session`,
    [made.classId, personId, mark('leaveTerm', 'name'), mark('leaveCourse', 'name')],
  );
  const decidedId = requests.find(({ name }) => name === 'decidedLeave')?.id;
  const [batchId, decisionId, fileId] = [randomUUID(), randomUUID(), randomUUID()];
  await owner.query(
    `with batch as (insert into leave_batch (id, person_id, status, admin_comments, asked_at)
       values ($1, $2, 'APPROVED', $3, now())),
     settled as (insert into leave_batch_request (batch_id, request_id, region_id, decision_id, outcome)
       values ($1, $4, $5, $6, 'DONE')),
     file as (insert into leave_file (id, request_id, person_id, region_id, name, file_key, bytes, type)
       values ($10, $4, $2, $5, $11, $12, 8, 'application/pdf'))
     insert into leave_decision (id, request_id, region_id, person_id, status, admin_comments, decided_at, decided_by,
       previous_status, previous_admin_comments)
     values ($6, $4, $5, $2, 'APPROVED', $7, now(), $8, 'PENDING', $9)`,
    [
      batchId,
      personId,
      mark('leaveBatch', 'comments'),
      decidedId,
      regionId,
      decisionId,
      mark('leaveDecision', 'comments'),
      deciderId,
      mark('leaveDecision', 'before'),
      fileId,
      mark('leaveFile', 'name'),
      mark('leaveFile', 'key'),
    ],
  );
  return [
    { name: 'leaveBatch', id: batchId, readers: { LeaveBatch: followers, LeaveBatchCounts: followers } },
    { name: 'leaveDecision', id: decisionId },
    { name: 'leaveFile', id: fileId },
    {
      name: 'leaveClass',
      id: made.classId,
      readers: {
        SignUpGroup: [],
        LeaveGroup: ['self'] as Who,
        LeavePlace: ['adminThere', 'superadmin'] as Who,
      },
    },
    { name: 'offeredLeave', id: made.typeId, readers: { OfferedLeave: ['self'] as Who } },
    ...requests,
  ];
}
