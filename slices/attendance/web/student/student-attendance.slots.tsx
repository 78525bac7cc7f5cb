import { useSignedInUser } from '#kit/client/session/session.ts';
import { AttendanceOf } from './attendance-of.tsx';
import type { StudentAttendanceSlot } from './student-attendance.page.tsx';

export const slots: readonly StudentAttendanceSlot[] = [
  { id: 'attendance', as: { tab: 'attendanceTab' }, render: () => <OwnAttendance /> },
];

function OwnAttendance() {
  const { _id } = useSignedInUser();
  return <AttendanceOf personId={_id} isOwn />;
}
