import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentWork } from './student-work.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'assignments',
    as: { tab: 'assignments' },
    isShown: ({ _id, studentNumber }, { _id: readerId }) => studentNumber !== null && _id !== readerId,
    render: ({ _id }) => <StudentWork studentId={_id} />,
  },
];
