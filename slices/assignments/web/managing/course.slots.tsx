import type { CourseSlot } from '#slices/courses/web/api.ts';
import { AssignmentsTab } from './assignments-tab.tsx';

export const slots: readonly CourseSlot[] = [
  { id: 'assignments', as: { tab: 'assignments' }, render: (course) => <AssignmentsTab course={course} /> },
];
