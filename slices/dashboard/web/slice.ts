import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/dashboard': screen(() => import('./dashboard.screen.tsx'), 'DashboardScreen'),
  },
  places: [
    {
      path: '/dashboard',
      isExact: true,
      anyOf: ['user'],
      label: 'dashboard',
      icon: 'home',
      menu: 'staff',
      goKey: 'd',
    },
  ],
};
