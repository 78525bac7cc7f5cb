import type { StudentCourseSlot } from '#slices/lessons/web/api.ts';
import { AssignmentList } from './assignment-list.tsx';

export const slots: readonly StudentCourseSlot[] = [
  { id: 'assignments', as: 'card', render: ({ _id }) => <AssignmentList courseId={_id} /> },
];
