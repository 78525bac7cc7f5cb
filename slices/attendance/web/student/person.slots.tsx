import type { PersonSlot } from '#slices/people/web/api.ts';
import { AttendanceOf } from './attendance-of.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'attendance',
    as: { tab: 'attendanceTab' },
    isShown: ({ studentNumber }) => studentNumber !== null,
    render: ({ _id }) => <AttendanceOf personId={_id} isOwn={false} />,
  },
];
