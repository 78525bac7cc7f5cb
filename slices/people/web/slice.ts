import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/users': screen(() => import('./list/users.screen.tsx'), 'UsersScreen'),
  },
  pages: { '/users/:userId': 'person' },
  places: [
    {
      path: '/users',
      anyOf: ['admin'],
      label: 'menuUsers',
      alsoBy: 'usersAlsoBy',
      icon: 'users',
      menu: 'staff',
      goKey: 'u',
    },
    // Managers come by the roster and the palette; the list itself is the administrators'.
    { path: '/users/:userId', anyOf: ['manager', 'admin'], isExact: true },
  ],
};
