export type { StudentAttendanceSlot } from './student/student-attendance.page.tsx';
export type { AttendancesSlot } from './roll/attendances.page.tsx';
export { openCheckIns, type OpenCheckInsQuery } from './check-in/check-in.graphql.generated.ts';
export { STATUS_TEXTS } from './roll/status-texts.ts';
/** How the status of a class came about, for slices that tell why a grade changes. */
export { useChainText } from './student/use-chain-text.ts';
