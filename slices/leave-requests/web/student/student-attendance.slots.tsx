import type { StudentAttendanceSlot } from '#slices/attendance/web/api.ts';
import { OwnLeaveRequests } from './own-leave-requests.tsx';

export const slots: readonly StudentAttendanceSlot[] = [
  { id: 'leave-requests', as: { tab: 'leaveRequests' }, render: () => <OwnLeaveRequests /> },
];
