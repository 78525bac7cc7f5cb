import type { ImportPages } from '#slices/imports/web/api.ts';
import { EXAMPLE_FIELDS, headOf } from '../../rules/import/attendance-file.ts';
import { can } from '../../rules/permissions.ts';
import {
  appendToAttendanceImport,
  attendanceImport,
  attendanceImports,
  beginAttendanceImport,
  checkAttendanceImport,
  undoAttendanceImport,
  type OneAttendanceImportFragment,
} from './import.graphql.generated.ts';

export const attendancePages: ImportPages<OneAttendanceImportFragment> = {
  address: '/attendances/import',
  texts: {
    title: 'importAttendance',
    lead: 'importAttendanceLead',
    columns: 'importAttendanceColumns',
    columnsMissing: 'attendanceColumnsMissing',
    undoHelp: 'attendanceUndoHelp',
  },
  example: {
    fileName: 'attendance.csv',
    lines: [EXAMPLE_FIELDS.map(headOf), ['100234', '2026-09-14', '09:00', '', 'L', '10', 'Train was late']],
  },
  corrections: { fileName: 'attendance-to-correct', list: 'attendance-import' },
  mayImport: can.importAttendance,
  one: attendanceImport,
  newest: attendanceImports,
  begin: beginAttendanceImport,
  append: appendToAttendanceImport,
  check: checkAttendanceImport,
  undo: undoAttendanceImport,
};
