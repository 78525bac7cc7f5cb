import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentGrades } from './student-grades.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'grades',
    as: { tab: 'menuGrades' },
    isShown: ({ studentNumber }) => studentNumber !== null,
    render: ({ _id }) => <StudentGrades studentId={_id} />,
  },
];
