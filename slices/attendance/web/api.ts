export type { StudentAttendanceSlot } from './student/student-attendance.page.tsx';
