import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendanceSchemas': screen(() => import('./schemas/schemas.screen.tsx'), 'SchemasScreen'),
  },
  places: [
    {
      path: '/attendanceSchemas',
      anyOf: ['superadmin'],
      label: 'menuAttendanceSchemas',
      icon: 'calendar',
      settingsOf: 'superadmin',
    },
  ],
};
