export type { StudentAttendanceSlot } from './student/student-attendance.page.tsx';
export type { AttendancesSlot } from './roll/attendances.page.tsx';
export { STATUS_TEXTS } from './roll/status-texts.ts';
