import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/teachers': screen(() => import('./teachers.screen.tsx'), 'TeachersScreen'),
  },
  pages: { '/teachers/:teacherId': 'teacher' },
  places: [
    {
      path: '/teachers',
      anyOf: ['admin'],
      label: 'menuTeacherManager',
      icon: 'user',
      settingsOf: 'superadmin',
    },
  ],
};
