import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/courses': screen(() => import('./managing/courses.screen.tsx'), 'CoursesScreen'),
    '/groups/preview/all': screen(
      () => import('./student/preview-courses.screen.tsx'),
      'PreviewCoursesScreen',
    ),
    '/student/courses': screen(() => import('./student/student-courses.screen.tsx'), 'StudentCoursesScreen'),
  },
  pages: { '/courses/:courseId': 'course' },
  places: [
    {
      path: '/student/courses',
      anyOf: ['user'],
      label: 'menuCourses',
      icon: 'book',
      menu: 'student',
      goKey: 'c',
    },
    {
      path: '/groups/preview/all',
      anyOf: ['admin'],
      label: 'menuPreviewCourses',
      icon: 'eye',
      settingsOf: 'admin',
    },
    {
      path: '/courses',
      anyOf: ['admin'],
      label: 'menuCourseManager',
      icon: 'book',
      settingsOf: 'superadmin',
    },
  ],
};
