import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './schemas/schemas.graphql.ts';
import './schemas/group-schema.graphql.ts';
import './timetable/timetable.graphql.ts';
import './roll/roll.graphql.ts';
import './roll/mark-history.graphql.ts';
import './check-in/check-in.graphql.ts';
import './grid/grid.graphql.ts';
import './roll/untaken-rolls.graphql.ts';
import './own-attendance.graphql.ts';
import './timetable/sessions-in-calendar.ts';

import './behind/falling-behind.graphql.ts';
import './import/attendance-import.graphql.ts';
import './readiness/promotion-requirement.ts';
import { CHECK_IN_TRIES } from './check-in/check-in.ts';
import { attendanceImports } from './import/attendance-imports.ts';
import { warnGroups } from './schemas/follow-schema.ts';
import { warnStudents } from './warn-students.ts';

export const slice: ServerSlice = {
  rates: [CHECK_IN_TRIES],
  jobs: [...Object.values(attendanceImports.jobs), warnGroups, warnStudents],
};
