import type { CourseSlot } from '#slices/courses/web/api.ts';
import { ExamsTab } from './exams-tab.tsx';

export const slots: readonly CourseSlot[] = [
  { id: 'exams', as: { tab: 'courseExams' }, render: (course) => <ExamsTab course={course} /> },
];
