import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/calendar': screen(() => import('./calendar.screen.tsx'), 'CalendarScreen'),
    '/calendar/events': screen(() => import('./office/events.screen.tsx'), 'EventsScreen'),
    '/google-auth': screen(() => import('./google-auth.screen.tsx'), 'GoogleAuthScreen'),
  },
  places: [
    { path: '/google-auth', anyOf: ['user'] },
    {
      path: '/calendar',
      anyOf: ['user'],
      label: 'menuCalendar',
      alsoBy: 'calendarAlsoBy',
      icon: 'calendar',
      menu: 'account',
      goKey: 'k',
    },
    { path: '/calendar/events', anyOf: ['manager', 'admin', 'superadmin'], label: 'manageEvents' },
  ],
};
