import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  openRoutes: [
    {
      path: '/unsubscribe/:token',
      lazy: screen(() => import('./unsubscribe.screen.tsx'), 'UnsubscribeScreen'),
    },
  ],
  screens: {
    '/notifications': screen(() => import('./notifications.screen.tsx'), 'NotificationsScreen'),
  },
  places: [{ path: '/notifications', anyOf: ['user'], label: 'menuNotifications', icon: 'bell', goKey: 'n' }],
};
