import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/courses': screen(() => import('./managing/courses.screen.tsx'), 'CoursesScreen'),
  '/groups/preview/all': screen(() => import('./student/preview-courses.screen.tsx'), 'PreviewCoursesScreen'),
  '/student/courses': screen(() => import('./student/student-courses.screen.tsx'), 'StudentCoursesScreen'),
};
