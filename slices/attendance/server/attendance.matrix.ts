import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { seedTimetable } from './testing/seeded-timetable.ts';

const keepers: Who = ['superadmin'];
const planners: Who = ['manager', 'admin', 'superadmin'];
const plannersThere: Who = ['managerThere', 'adminThere', 'superadmin'];

const rollTakers: Who = plannersThere;
const readers: Who = ['self', 'managerThere', 'adminThere', 'superadmin'];

const inputFor = (target: Target) => ({ name: `Proof ${target.next()}` });
const schemaOf = (target: Target) => ({ schemaId: target.id('attendanceSchema'), version: 1 });

const taught = (target: Target) => ({
  courseId: target.id('timetableCourse'),
  teacherId: target.id('timetableTeacher'),
});
const meetingInput = (target: Target) => ({
  ...taught(target),
  room: 'Proof',
  weekdays: ['MONDAY'],
  startTime: '09:00',
  endTime: '10:00',
  firstDay: '2098-01-06',
  lastDay: '2098-01-20',
});
const sessionInput = (target: Target) => ({
  ...taught(target),
  room: 'Proof',
  day: '2098-02-03',
  startTime: '09:00',
  endTime: '10:00',
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      attendanceSchemas: ['signedIn'],
      timetable: planners,
      'attendance attendanceDecisions attendanceGrid attendanceMarkChanges roll rollSessions rollsToStandIn':
        ['signedIn'],
      attendanceGridGroups: planners,
    },
    AttendanceGrid: {
      '_id cells familyNames firstDay fullNames givenNames groupName lastDay mayNotMark personIds regionName sessions span studentNumbers summaries term terms timeZone':
        rollTakers,
    },
    AttendanceGridSession: {
      '_id courseName day endsAt isCancelled isHoliday isOpen minutesLateThreshold needsReason rollTakenAt rollVersion startsAt':
        rollTakers,
    },
    AttendanceSummaries: { 'absences deductions excused lates percents sessions': rollTakers },
    AttendanceGridGroup: { '_id name regionName': rollTakers },
    Roll: { '_id checkIn minutesLateThreshold session students': rollTakers },
    RollSession: {
      '_id courseName day endsAt exceptionCount groupId groupName isCancelled isHoliday isOpen mayPlan needsReason regionName rollTakenAt rollTakenByName rollVersion room startsAt teacherName timeZone':
        rollTakers,
    },
    RollStudent: {
      '_id familyName fullName givenName isReader leave mark personId pictureUrl status studentNumber':
        rollTakers,
    },
    AttendanceMark: { 'byCode kind minutesLate takenAt takenByName version': rollTakers },
    AttendanceMarkChange: {
      '_id byCode byLeave changedAt changedByName importedFrom kind minutesLate reason': rollTakers,
    },
    AttendanceDecision: { '_id byName isTakenBack kind madeAt': rollTakers },
    LeaveOnRoll: { 'firstDay lastDay status typeName': rollTakers },
    TakenRoll: { 'conflicts roll': rollTakers },
    StudentAttendance: { '_id records terms': readers },
    TermAttendance: {
      '_id absencesLeft absencesOverGrace counts courses deduction firstDay gradingParameters groupId groupName isNow lastDay latesLeft latesOverGrace lowPercent name percent sessions timeZone untakenCount':
        readers,
    },
    AttendanceCounts: { 'absent excused late present': readers },
    CourseAttendance: { '_id counts name percent': readers },
    GradingParameters: {
      'absenceDeduction graceAbsentsPerTerm graceLatesPerTerm lateDeduction minutesLateThreshold': readers,
    },
    AttendanceRecord: {
      '_id courseName day endsAt isExplained percent room sessionId startsAt status steps takenAt takenByName':
        readers,
    },
    AttendanceStep: { 'byCode byName kind minutesLate status': readers },
    AttendanceSchema: {
      '_id groupCount leaveTypes lowPercent name policies terms version': ['signedIn'],
    },
    AttendancePolicy: {
      'absenceDeduction firstDay graceAbsentsPerTerm graceLatesPerTerm lateDeduction minutesLateThreshold': [
        'signedIn',
      ],
    },
    AttendanceTerm: { '_id firstDay lastDay name': ['signedIn'] },
    LeaveType: { '_id name names': ['signedIn'] },
    LeaveTypeName: { 'locale name': ['signedIn'] },
    CourseOffering: { rollsToTake: planners },
    RollsToTake: { 'count isNow sessionId since': planners },
    Timetable: { '_id courses meetings sessions teachers timeZone': plannersThere },
    TimetableCourse: { '_id name teacherId': plannersThere },
    TimetableTeacher: { '_id name': plannersThere },
    WeeklyMeeting: {
      '_id clashes courseId courseName endTime firstDay lastDay room startTime teacherId teacherName version weekdays':
        plannersThere,
    },
    ClassSession: {
      '_id cancelReason clashes courseId courseName day endTime endsAt hasRoll isCancelled isChanged isHoliday meetingId room startTime startsAt teacherId teacherName version':
        plannersThere,
    },
    SessionClash: { '_id courseName endsAt groupName kind room startsAt': plannersThere },
  },
  namesOthers: { 'AttendanceDecision.byName': rollTakers },
  asks: {
    'Query.timetable': () => [{ from: '2098-01-01', to: '2098-01-31' }],
    // Where a target has no such session, the caller's question is about nothing.
    'Query.attendanceDecisions': (target) => [
      {
        sessionId: target.id('heldSession') ?? randomUUID(),
        personId: target.id('person') ?? randomUUID(),
      },
    ],
    'Query.attendanceMarkChanges': (target) => [
      {
        sessionId: target.id('heldSession') ?? randomUUID(),
        personId: target.id('person') ?? randomUUID(),
      },
    ],
    'Query.attendanceGrid': (target) => [
      { groupId: target.id('timetableClass') ?? randomUUID(), day: '2026-01-12', span: 'TERM' },
    ],
    'Query.rollSessions': () => [{ from: '2026-01-01', to: '2026-01-31' }],
  },
  writes: {
    takeRoll: {
      cases: [{ who: plannersThere, at: (target) => ({ sessionId: target.id('heldSession'), marks: [] }) }],
      // Keys are made by the browser; who is not on the roll of the session is passed over.
      ignores: ['marks.key', 'marks.afterKey', 'marks.takesBack', 'marks.personId'],
    },
    createAttendanceSchema: {
      cases: [
        {
          who: keepers,
          at: (target) => ({ schemaId: randomUUID(), schemaInput: inputFor(target), policyInput: {} }),
        },
      ],
    },
    updateAttendanceSchema: {
      cases: [{ who: keepers, at: (target) => ({ ...schemaOf(target), schemaInput: inputFor(target) }) }],
    },
    setAttendancePolicy: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            ...schemaOf(target),
            termId: target.id('attendanceTerm'),
            policyInput: { graceLatesPerTerm: 7 },
          }),
        },
      ],
    },
    saveAttendanceTerms: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            ...schemaOf(target),
            terms: [{ _id: randomUUID(), name: 'Spring', firstDay: '2099-01-01', lastDay: '2099-04-30' }],
          }),
        },
      ],
    },
    saveLeaveTypes: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            ...schemaOf(target),
            leaveTypes: [{ _id: randomUUID(), names: [{ locale: 'en', name: 'Retreat' }] }],
          }),
        },
      ],
    },
    createWeeklyMeeting: {
      cases: [
        {
          who: plannersThere,
          at: (target) => ({
            meetingId: randomUUID(),
            groupId: target.id('timetableClass'),
            meetingInput: meetingInput(target),
          }),
        },
      ],
    },
    updateWeeklyMeeting: {
      cases: [
        {
          who: plannersThere,
          at: (target) => ({
            meetingId: target.id('weeklyMeeting'),
            version: 1,
            meetingInput: meetingInput(target),
          }),
        },
      ],
    },
    addClassSession: {
      cases: [
        {
          who: plannersThere,
          at: (target) => ({
            sessionId: randomUUID(),
            groupId: target.id('timetableClass'),
            sessionInput: sessionInput(target),
          }),
        },
      ],
    },
    updateClassSession: {
      cases: [
        {
          who: plannersThere,
          at: (target) => ({
            sessionId: target.id('classSession'),
            version: 1,
            sessionInput: sessionInput(target),
          }),
        },
      ],
    },
    cancelClassSession: {
      cases: [{ who: plannersThere, at: (target) => ({ sessionId: target.id('classSession'), version: 1 }) }],
    },
    restoreClassSession: {
      cases: [{ who: plannersThere, at: (target) => ({ sessionId: target.id('classSession'), version: 1 }) }],
    },
    deleteWeeklyMeeting: {
      cases: [{ who: plannersThere, at: (target) => ({ meetingId: target.id('weeklyMeeting') }) }],
    },
    deleteAttendanceSchema: {
      cases: [{ who: keepers, at: (target) => ({ schemaId: target.id('emptySchema') }) }],
    },
  },
  async seed(fixture) {
    const { owner, subject, personId, mark } = fixture;
    if (subject.kind === 'person') {
      const { rows } = await owner.query<{ id: string }>(
        `with schema as (insert into attendance_schema (name) values ($2)
           on conflict (lower(name)) do update set version = 1 returning id),
         policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
           grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from schema
           on conflict (schema_id, first_day) do nothing),
         counted as (insert into group_schema (group_id, region_id, schema_id)
           select m.group_id, m.region_id, s.id from group_member m, schema s where m.person_id = $1
           on conflict (group_id) do nothing)
         select id from schema`,
        [personId, mark('ownSchema', 'name')],
      );
      const own = {
        name: 'ownSchema',
        id: rows[0]?.id ?? '',
        readers: { AttendanceSchema: ['signedIn'] as Who },
      };
      return [own, ...(await seedTimetable(fixture))];
    }
    if (subject.kind !== 'college') return [];
    const schemas = await Promise.all(
      ['attendanceSchema', 'emptySchema'].map(async (name) => {
        const { rows } = await owner.query<{ id: string; termId: string }>(
          `with made as (insert into attendance_schema (name, low_percent) values ($1, 80)
             on conflict (lower(name)) do update set version = 1 returning id),
           policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
             grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 3, 3, 300, 100 from made
             on conflict (schema_id, first_day) do update set grace_lates_per_term = 3),
           term as (insert into attendance_term (schema_id, name, first_day, last_day)
             select id, 'Later', '2098-01-01', '2098-04-30' from made returning id),
           type as (insert into leave_type (schema_id, names) select id, '{"en": "Illness"}' from made)
           select made.id, term.id as "termId" from made, term`,
          [mark(name, 'name')],
        );
        return { name, ...rows[0] };
      }),
    );
    const [counted] = schemas;
    return [
      ...schemas.map(({ name, id = '' }) => ({
        name,
        id,
        readers: { AttendanceSchema: ['signedIn'] as Who },
      })),
      { name: 'attendanceTerm', id: counted?.termId ?? '', readers: { AttendanceTerm: ['signedIn'] as Who } },
    ];
  },
};
