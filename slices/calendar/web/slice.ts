import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/google-auth': screen(() => import('./google-auth.screen.tsx'), 'GoogleAuthScreen'),
  },
  places: [{ path: '/google-auth', anyOf: ['user'] }],
};
