import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './schemas.graphql.ts';
import './group-schema.graphql.ts';
import './timetable.graphql.ts';
import './roll.graphql.ts';
import './untaken-rolls.graphql.ts';
import './own-attendance.graphql.ts';
import './sessions-in-calendar.ts';

import './falling-behind.graphql.ts';
import { warnStudents } from './warn-students.ts';

export const slice: ServerSlice = {
  jobs: [warnStudents],
};
