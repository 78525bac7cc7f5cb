import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { routes } from './routes.tsx';

export const slice: WebSlice = {
  openRoutes: routes,
  screens: {
    '/profile': screen(() => import('./accounts/profile.screen.tsx'), 'ProfileScreen'),
  },
  places: [
    {
      path: '/profile',
      isExact: true,
      guardsBelow: true,
      anyOf: ['user'],
      label: 'menuProfile',
      alsoBy: 'profileAlsoBy',
      icon: 'user',
      menu: 'account',
      goKey: 'p',
    },
  ],
};
