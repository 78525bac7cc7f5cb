import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentLeave } from './student-leave.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'leave-requests',
    as: { tab: 'leaveRequests' },
    // Administrators decide about leave, and nobody about themselves.
    isShown: ({ _id, studentNumber }, { _id: readerId, roles }) =>
      studentNumber !== null && _id !== readerId && (roles ?? []).includes('admin'),
    render: ({ _id }) => <StudentLeave studentId={_id} />,
  },
];
