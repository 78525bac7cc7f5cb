import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { watchGrades } from './alarms/watch-grades.ts';
import './course-grades.graphql.ts';
import './student/study-summary.graphql.ts';
import './gradebook/gradebook.graphql.ts';
import './gradebook/sheet.graphql.ts';
import './change-grades.graphql.ts';
import './restore/restore-grades.graphql.ts';
import './alarms/grade-alarms.graphql.ts';
import './finalising/to-settle.graphql.ts';
import './amendments/amendments.graphql.ts';

export const slice: ServerSlice = { jobs: [watchGrades] };
