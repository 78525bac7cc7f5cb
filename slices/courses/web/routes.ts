import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/courses': screen(() => import('./courses.screen.tsx'), 'CoursesScreen'),
  '/groups/preview/all': screen(() => import('./preview-courses.screen.tsx'), 'PreviewCoursesScreen'),
  '/student/courses': screen(() => import('./student-courses.screen.tsx'), 'StudentCoursesScreen'),
};
