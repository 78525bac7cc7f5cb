/** @public for slices that decide what changes a status. */
export { attendanceOf, countedTermsOf, type GroupAttendance } from './records.ts';
/** @public for the slice that adds explanations to absences. */
export { AttendanceRecord } from './own-attendance.graphql.ts';
export { findDeductions } from './deductions.ts';
/** What is said of sessions wherever they are read. */
export { courseName, holidaysOn } from './session-facts.queries.ts';
