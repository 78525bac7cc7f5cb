import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { watchGrades } from './watch-grades.ts';
import './course-grades.graphql.ts';
import './study-summary.graphql.ts';
import './gradebook/gradebook.graphql.ts';
import './gradebook/sheet.graphql.ts';
import './change-grades.graphql.ts';
import './restore-grades.graphql.ts';
import './grade-alarms.graphql.ts';
import './to-settle.graphql.ts';

export const slice: ServerSlice = { jobs: [watchGrades] };
