import type { WebSlice } from '#kit/client/web-slice.ts';
import { routes } from './routes.tsx';

export const slice: WebSlice = {
  openRoutes: routes,
  pages: { '/profile': 'profile' },
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
