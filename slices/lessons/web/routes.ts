import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/student/courses/:courseId/lessons/:lessonId': screen(() => import('./lesson.screen.tsx'), 'LessonScreen'),
  '/teaching/:teachingId': screen(
    () => import('./following/group-progress.screen.tsx'),
    'GroupProgressScreen',
  ),
};
