import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentWork } from './student-work.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'assignments',
    as: { tab: 'assignments' },
    // What is handed in is graded by administrators and teachers; managers read of it in the grades.
    isShown: ({ _id, studentNumber }, { _id: readerId, roles }) =>
      studentNumber !== null && _id !== readerId && (roles ?? []).includes('admin'),
    render: ({ _id }) => <StudentWork studentId={_id} />,
  },
];
