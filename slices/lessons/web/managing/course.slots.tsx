import type { CourseSlot } from '#slices/courses/web/api.ts';
import { LessonsTab } from './lessons-tab.tsx';

export const slots: readonly CourseSlot[] = [
  { id: 'lessons', as: { tab: 'lessons' }, render: (course) => <LessonsTab course={course} /> },
];
