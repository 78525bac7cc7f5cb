import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './schemas.graphql.ts';
import './group-schema.graphql.ts';
import './timetable.graphql.ts';
import './roll.graphql.ts';
import './check-in.graphql.ts';
import './grid.graphql.ts';
import './untaken-rolls.graphql.ts';
import './own-attendance.graphql.ts';
import './sessions-in-calendar.ts';

import './falling-behind.graphql.ts';
import './import/import.graphql.ts';
import { CHECK_IN_TRIES } from './check-in.ts';
import { checkAttendanceImport } from './import/check-import.ts';
import { storeAttendanceImport } from './import/store-import.ts';
import { sweepAttendanceImports } from './import/sweep-imports.ts';
import { undoAttendanceImport } from './import/undo-import.ts';
import { warnStudents } from './warn-students.ts';

export const slice: ServerSlice = {
  rates: [CHECK_IN_TRIES],
  jobs: [
    checkAttendanceImport,
    storeAttendanceImport,
    sweepAttendanceImports,
    undoAttendanceImport,
    warnStudents,
  ],
};
