import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const overseers: Who = ['manager', 'admin', 'superadmin'];
const overseersThere: Who = ['managerThere', 'adminThere', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'attendanceImport attendanceImports': overseers },
    AttendanceImport: {
      '_id bad changed createdAt fileName fresh kept lines problem regionId regionName same state stored undone':
        overseersThere,
    },
    AttendanceImportLine: {
      '_id campus course day groupName kind line minutes minutesLate outcome previousKind problem problemField':
        overseersThere,
      'reason start status student studentName': overseersThere,
    },
  },
  asks: {
    'Query.attendanceImports': () => [{ first: 3 }],
    'AttendanceImport.lines': () => [{ kind: 'PROBLEMS', first: 3 }],
  },
  writes: {
    beginAttendanceImport: {
      cases: [
        {
          who: overseersThere,
          at: (target) => ({ importId: randomUUID(), regionId: target.id('region'), fileName: 'proof.csv' }),
        },
      ],
    },
    appendToAttendanceImport: {
      cases: [
        {
          who: overseersThere,
          at: (target) => ({ importId: target.id('newAttendance'), piece: 0, text: 'Student' }),
        },
      ],
    },
    checkAttendanceImport: {
      cases: [{ who: overseersThere, at: (target) => ({ importId: target.id('newAttendance') }) }],
    },
    runAttendanceImport: {
      cases: [{ who: overseersThere, at: (target) => ({ importId: target.id('checkedAttendance') }) }],
    },
    undoAttendanceImport: {
      cases: [{ who: overseersThere, at: (target) => ({ importId: target.id('importedAttendance') }) }],
    },
  },
  async seed(fixture) {
    if (fixture.subject.kind !== 'campus') return [];
    return [
      { name: 'newAttendance', id: await seedImport(fixture, 'newAttendance', 'UPLOADING') },
      { name: 'checkedAttendance', id: await seedImport(fixture, 'checkedAttendance', 'CHECKED') },
      { name: 'importedAttendance', id: await seedImport(fixture, 'importedAttendance', 'IMPORTED') },
    ];
  },
};

async function seedImport({ owner, regionId, registrarId, mark }: Fixture, name: string, state: string) {
  const id = randomUUID();
  await owner.query(
    `insert into file_import (id, kind, region_id, file_name, state, created_by, problem)
     values ($1, 'attendanceImport', $2, $3, $4, $5, $6)`,
    [id, regionId, mark(name, 'file'), state, registrarId, mark(name, 'problem')],
  );
  await owner.query(
    `insert into attendance_import_row
       (import_id, line, region_id, student, campus, day, start, course, status, minutes, reason, outcome, problem, problem_field)
     values ($1, 2, $2, $3, '', '2026-01-12', '', '', 'A', '', $4, 'BAD', 'attendanceStudentUnknown', 'student')`,
    [id, regionId, mark(name, 'student'), mark(name, 'reason')],
  );
  return id;
}
