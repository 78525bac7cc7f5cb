import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/timelogs': screen(() => import('./office/time-logs.screen.tsx'), 'TimeLogsScreen'),
  },
  pages: { '/student/hours': 'own-hours' },
  places: [
    {
      path: '/student/hours',
      anyOf: ['user'],
      label: 'menuHours',
      icon: 'clock',
      menu: 'account',
      goKey: 'h',
    },
    {
      path: '/timelogs',
      anyOf: ['manager'],
      label: 'menuTimeLogs',
      icon: 'clock',
      menu: 'staff',
      // Managers who are no admins have the bar of students.
      settingsOf: 'manager',
      unlessInBar: true,
    },
  ],
};
