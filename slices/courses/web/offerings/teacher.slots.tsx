import type { TeacherSlot } from '#slices/teachers/web/api.ts';
import { CoursesOfTeacherCard } from './courses-of.tsx';

export const slots: readonly TeacherSlot[] = [
  { id: 'courses', as: 'card', render: ({ _id }) => <CoursesOfTeacherCard teacherId={_id} /> },
];
