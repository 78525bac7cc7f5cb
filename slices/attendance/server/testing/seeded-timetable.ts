import type { Fixture, SeededRecord } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

const plannersThere: Who = ['managerThere', 'adminThere', 'superadmin'];

/** A class with a course, a teacher, a meeting, two sessions at the same time, and one whose roll was taken. */
export async function seedTimetable({
  owner,
  subject,
  personId,
  regionId,
  registrarId,
  mark,
}: Fixture): Promise<SeededRecord[]> {
  if (!regionId) return [];
  const { rows } = await owner.query<
    Record<
      | 'classId'
      | 'courseId'
      | 'teacherId'
      | 'meetingId'
      | 'id'
      | 'heldId'
      | 'runningId'
      | 'changeId'
      | 'leaveId'
      | 'schemaChangeId',
      string
    >
  >(
    `with class as (insert into student_group (region_id, name) values ($1, $3) returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day)
       select id, $2, region_id, '2026-01-05' from class),
     teacher as (insert into teacher (region_id, name) values ($1, $4) returning id),
     course as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     words as (insert into course_text (course_id, locale, name) select id, 'en', $5 from course),
     taught as (insert into course_group (course_id, group_id, region_id, first_day, position)
       select course.id, class.id, class.region_id, '2026-01-05', 1 from class, course),
     meeting as (insert into weekly_meeting (region_id, group_id, course_id, teacher_id, room, weekdays, start_time, end_time, first_day, last_day)
       select region_id, class.id, course.id, teacher.id, $6, '{MONDAY}', '09:00', '10:00', '2098-01-06', '2098-01-20'
       from class, course, teacher returning *),
     session as (insert into class_session (region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, meeting_id, planned_day)
       select region_id, group_id, course_id, teacher_id, $7, '2098-01-06T09:00Z', '2098-01-06T10:00Z', id, date '2098-01-06' from meeting
       returning *),
     other as (insert into class_session (region_id, group_id, room, starts_at, ends_at)
       select region_id, group_id, $8, starts_at, ends_at from session),
     held as (insert into class_session (region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
       select region_id, group_id, course_id, teacher_id, $9, '2026-01-12T09:00Z', '2026-01-12T10:00Z', '2026-01-12T09:05Z', $2, array[$2::uuid]
       from meeting returning *),
     running as (insert into class_session (region_id, group_id, course_id, teacher_id, room, starts_at, ends_at)
       select region_id, group_id, course_id, teacher_id, $12, now() - interval '1 hour', now() + interval '4 hours' from meeting returning *),
     started as (insert into attendance_check_in (session_id, region_id, first_started_at, started_at, started_by)
       select id, region_id, now(), now(), $2 from running),
     noted as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by, by_code)
       select id, $2, region_id, 'LATE', 20, now(), $2, true from running),
     untaken as (insert into class_session (region_id, group_id, course_id, teacher_id, starts_at, ends_at)
       select region_id, group_id, course_id, teacher_id, now() - interval '25 hours', now() - interval '24 hours' from meeting),
     mark as (insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by)
       select id, $2, region_id, 'LATE', 20, roll_taken_at, $2 from held),
     change as (insert into attendance_mark_change (id, session_id, person_id, region_id, kind, minutes_late, reason, changed_at, changed_by, imported_from)
       select uuidv7(), id, $2, region_id, 'LATE', 5, $10, roll_taken_at, $2, 'past.csv' from held returning id),
     schema as (insert into attendance_schema (name, low_percent) values (substr(md5(random()::text), 1, 20), 80) returning id),
     policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
       grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from schema),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'Winter', '2026-01-01', '2026-03-31' from schema),
     counted as (insert into group_schema (group_id, region_id, schema_id)
       select class.id, class.region_id, schema.id from class, schema),
     counted_before as (insert into group_schema_past (group_id, until_day, region_id, schema_id)
       select class.id, '2001-12-31', class.region_id, schema.id from class, schema),
     other_schema as (insert into group_schema_change (id, group_id, region_id, spans_before)
       select uuidv7(), class.id, class.region_id, jsonb_build_array(jsonb_build_object('firstDay', '2000-01-01', 'schemaId', schema.id))
       from class, schema returning id),
     type as (insert into leave_type (schema_id, names) select id, jsonb_build_object('en', $11::text) from schema returning id),
     leave as (insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status, decided_at, decided_by)
       select class.region_id, class.id, $2, type.id, '2026-01-12', '2026-01-12', 'Proof', 'APPROVED', '2026-01-13T09:00Z', $13::uuid
       from class, type returning id)
     select class.id as "classId", course.id as "courseId", teacher.id as "teacherId", meeting.id as "meetingId", session.id,
       held.id as "heldId", running.id as "runningId", change.id as "changeId", leave.id as "leaveId", other_schema.id as "schemaChangeId"
     from class, course, teacher, meeting, session, held, running, change, leave, other_schema`,
    [
      regionId,
      personId,
      mark('timetableClass', 'name'),
      mark('timetableTeacher', 'name'),
      mark('timetableCourse', 'name'),
      mark('weeklyMeeting', 'room'),
      mark('classSession', 'room'),
      mark('otherSession', 'room'),
      mark('heldSession', 'room'),
      mark('markChange', 'reason'),
      mark('leaveType', 'name'),
      mark('checkedInSession', 'room'),
      // Who came by themselves is told of nobody.
      subject.key === FREE_REGISTRANT ? null : registrarId,
    ],
  );
  const [made] = rows;
  if (!made) return [];
  return [
    {
      name: 'timetableClass',
      id: made.classId,
      readers: {
        SignUpGroup: [],
        Timetable: plannersThere,
        GroupSchemaEffect: plannersThere,
        AttendanceGrid: plannersThere,
        AttendanceGridGroup: plannersThere,
      },
    },
    { name: 'timetableCourse', id: made.courseId },
    { name: 'timetableTeacher', id: made.teacherId },
    { name: 'weeklyMeeting', id: made.meetingId, readers: { WeeklyMeeting: plannersThere } },
    { name: 'classSession', id: made.id, readers: { ClassSession: plannersThere } },
    { name: 'markChange', id: made.changeId, readers: { AttendanceMarkChange: plannersThere } },
    { name: 'leaveOnRoll', id: made.leaveId },
    { name: 'schemaChange', id: made.schemaChangeId },
    {
      name: 'checkedInSession',
      id: made.runningId,
      readers: { RollSession: plannersThere, OpenCheckIn: ['self'] },
    },
    {
      name: 'heldSession',
      id: made.heldId,
      readers: { RollSession: plannersThere, AttendanceGridSession: plannersThere },
    },
  ];
}
