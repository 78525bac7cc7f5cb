import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/regions/:regionId': screen(() => import('./region.screen.tsx'), 'RegionScreen'),
  },
  pages: { '/regions': 'regions' },
  places: [
    {
      path: '/regions',
      anyOf: ['admin'],
      label: 'menuRegionManager',
      alsoBy: 'regionsAlsoBy',
      icon: 'globe',
      settingsOf: 'admin',
    },
  ],
};
