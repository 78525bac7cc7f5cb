import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendanceSchemas': screen(() => import('./schemas/schemas.screen.tsx'), 'SchemasScreen'),
  },
  pages: { '/student/attendance': 'student-attendance' },
  places: [
    {
      path: '/student/attendance',
      anyOf: ['user'],
      label: 'menuAttendance',
      icon: 'calendar',
      menu: 'student',
      goKey: 'a',
    },
    {
      path: '/attendanceSchemas',
      anyOf: ['superadmin'],
      label: 'menuAttendanceSchemas',
      icon: 'calendar',
      settingsOf: 'superadmin',
    },
  ],
};
