import { defineImport } from '#slices/imports/server/api.ts';
import { can } from '../../rules/permissions.ts';
import { overseers } from '../overseers.ts';
import { checkMarks } from './check-import.ts';
import { storeSomeMarks } from './store-marks.ts';
import { undoSomeMarks } from './undo-marks.ts';

export const attendanceImports = defineImport({
  type: 'AttendanceImport',
  description: 'A file of past attendance of a campus.',
  lines: 'attendanceImportRow',
  permission: overseers,
  roles: ['manager', 'admin'],
  mayImport: can.importAttendance,
  actions: {
    begin: 'beginAttendanceImport',
    IMPORTING: 'importAttendance',
    UNDOING: 'undoAttendanceImport',
  },
  storeJob: 'storeAttendanceImport',
  fileName: 'attendance.csv',
  check: checkMarks,
  store: storeSomeMarks,
  undo: undoSomeMarks,
});
