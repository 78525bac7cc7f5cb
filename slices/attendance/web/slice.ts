import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendances/:sessionId': screen(() => import('./roll/roll.screen.tsx'), 'RollScreen'),
    '/attendances/groups/:groupId': screen(() => import('./grid/group-grid.screen.tsx'), 'GroupGridScreen'),
    '/attendances/:sessionId/check-in': screen(
      () => import('./check-in/check-in-wall.screen.tsx'),
      'CheckInWallScreen',
    ),
    '/attendances/:sessionId/print': screen(() => import('./paper/paper-roll.screen.tsx'), 'PaperRollScreen'),
    '/check-in': screen(() => import('./check-in/check-in.screen.tsx'), 'CheckInScreen'),
    '/attendances/import': screen(() => import('./import/upload.screen.tsx'), 'UploadAttendanceScreen'),
    '/attendances/import/:importId': screen(
      () => import('./import/import.screen.tsx'),
      'AttendanceImportScreen',
    ),
    '/attendanceSchemas': screen(() => import('./schemas/schemas.screen.tsx'), 'SchemasScreen'),
  },
  offlineScreens: ['/attendances/:sessionId'],
  pages: { '/attendances': 'attendances', '/student/attendance': 'student-attendance' },
  places: [
    {
      path: '/student/attendance',
      anyOf: ['user'],
      label: 'menuAttendance',
      alsoBy: 'attendanceAlsoBy',
      icon: 'calendar',
      menu: 'student',
      goKey: 'a',
    },
    {
      path: '/attendances',
      anyOf: ['manager'],
      label: 'menuAttendance',
      alsoBy: 'rollsAlsoBy',
      icon: 'calendar',
      menu: 'staff',
      settingsOf: 'manager',
      goKey: 't',
    },
    { path: '/attendances/import', anyOf: ['manager'], label: 'importAttendance', icon: 'upload' },
    // The teacher of the class comes here from home; the server knows who that is.
    { path: '/attendances/:sessionId', anyOf: ['user'], isExact: true },
    { path: '/attendances/groups/:groupId', anyOf: ['user'], isExact: true },
    { path: '/attendances/:sessionId/check-in', anyOf: ['user'], isExact: true },
    { path: '/attendances/:sessionId/print', anyOf: ['user'], isExact: true },
    // Short, since it stands in the QR code on the wall.
    { path: '/check-in', anyOf: ['user'], isExact: true },
    {
      path: '/attendanceSchemas',
      anyOf: ['superadmin'],
      label: 'menuAttendanceSchemas',
      icon: 'calendar',
      settingsOf: 'superadmin',
    },
  ],
};
