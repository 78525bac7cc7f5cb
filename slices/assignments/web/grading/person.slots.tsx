import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentWork } from './student-work.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'assignments',
    as: { tab: 'assignments' },
    isShown: ({ _id, studentNumber }, reader) => studentNumber !== null && _id !== reader._id,
    render: ({ _id }) => <StudentWork studentId={_id} />,
  },
];
