import type { StudentCourseSlot } from '#slices/lessons/web/api.ts';
import { GradeInCourse } from './grade-in-course.tsx';

export const slots: readonly StudentCourseSlot[] = [
  {
    id: 'grade',
    as: 'aside',
    isShown: ({ isTaken, wasTaken }) => isTaken || wasTaken,
    render: ({ _id }) => <GradeInCourse courseId={_id} />,
  },
];
