import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/student/courses/:courseId/lessons/:lessonId': screen(
      () => import('./lesson.screen.tsx'),
      'LessonScreen',
    ),
    '/teaching/:courseOfferingId': screen(
      () => import('./following/group-progress.screen.tsx'),
      'GroupProgressScreen',
    ),
  },
  pages: { '/student/courses/:courseId': 'student-course' },
};
