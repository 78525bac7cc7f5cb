import type { StudentCourseSlot } from '#slices/lessons/web/api.ts';
import { AssignmentsOfCourse } from './assignment-list.tsx';

export const slots: readonly StudentCourseSlot[] = [
  { id: 'assignments', as: 'card', render: ({ _id }) => <AssignmentsOfCourse courseId={_id} /> },
];
