import type { StudentCourseSlot } from '#slices/lessons/web/api.ts';
import { CourseExams } from './course/course-exams.tsx';
import { CoursePace } from './course/course-pace.tsx';

export const slots: readonly StudentCourseSlot[] = [
  {
    id: 'pace',
    as: 'note',
    isShown: ({ isTaken }) => isTaken,
    render: (course) => <CoursePace course={course} />,
  },
  { id: 'exams', as: 'aside', render: (course) => <CourseExams course={course} /> },
];
