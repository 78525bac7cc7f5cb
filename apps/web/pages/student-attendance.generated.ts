import { createElement } from 'react';
import { StudentAttendancePage } from '#slices/attendance/web/student/student-attendance.page.tsx';
import { slots as slots0 } from '#slices/attendance/web/student/student-attendance.slots.tsx';
import { slots as slots1 } from '#slices/leave-requests/web/student/student-attendance.slots.tsx';
import { slots as slots2 } from '#slices/absence-explanations/web/student/student-attendance.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2];

export const Page = () => createElement(StudentAttendancePage, { slots });
