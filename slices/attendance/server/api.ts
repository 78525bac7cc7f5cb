/** @public for slices that decide what changes a status. */
export { attendanceOf, countedTermsOf, type CountedRecord, type GroupAttendance } from './records.ts';
export type { StandingRow } from './records.queries.ts';
export type { RecordRow } from './shown-records.queries.ts';
/** @public for the slice that adds explanations to absences. */
export { AttendanceRecord, AttendanceStatusType } from './own-attendance.graphql.ts';
export { findDeductions } from './deductions.ts';
/** What is said of sessions wherever they are read. */
export { courseName, findCourseNames, holidaysOn } from './session-facts.queries.ts';
/** @public for slices whose decisions change what a term comes to. */
export { followStandings } from './warn-students.ts';
export { onStandingsChanged } from './standings-changed.ts';
/** @public for what a dashboard tells students of their own. */
export { callersAttendance, percentNow } from './own-standing.ts';
