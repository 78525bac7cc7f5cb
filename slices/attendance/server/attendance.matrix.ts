import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['superadmin'];
const managersThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];

const inputFor = (target: Target) => ({ name: `Proof ${target.next()}` });
const schemaOf = (target: Target) => ({ schemaId: target.id('attendanceSchema'), version: 1 });

export const matrix: SliceMatrix = {
  reads: {
    Query: { attendanceSchemas: ['signedIn'] },
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
    ManagedGroup: { attendanceSchema: managersThere },
    GroupSchema: { '_id name': managersThere },
  },
  writes: {
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
    setGroupSchema: {
      cases: [
        {
          who: ['managerThere', 'adminThere', 'superadmin'],
          at: (target) => ({ groupId: target.id('newClass'), schemaId: target.id('ownSchema') }),
        },
      ],
    },
    deleteAttendanceSchema: {
      cases: [{ who: keepers, at: (target) => ({ schemaId: target.id('emptySchema') }) }],
    },
  },
  async seed({ owner, subject, personId, mark }) {
    if (subject.kind === 'person') {
      const { rows } = await owner.query<{ id: string }>(
        `with schema as (insert into attendance_schema (name) values ($2)
           on conflict (lower(name)) do update set version = 1 returning id),
         counted as (insert into group_schema (group_id, region_id, schema_id)
           select m.group_id, m.region_id, s.id from group_member m, schema s where m.person_id = $1
           on conflict (group_id) do nothing)
         select id from schema`,
        [personId, mark('ownSchema', 'name')],
      );
      return [{ name: 'ownSchema', id: rows[0]?.id ?? '', readers: { AttendanceSchema: ['signedIn'] } }];
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
