import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { ALUMNUS_PAGE, PROFILE_PAGE } from '../rules/alumni-pages.ts';

export const slice: WebSlice = {
  screens: {
    [PROFILE_PAGE]: screen(() => import('./profile/profile.screen.tsx'), 'AlumniProfileScreen'),
  },
  pages: { '/alumni': 'alumni', [ALUMNUS_PAGE]: 'alumnus' },
  places: [
    {
      path: '/alumni',
      anyOf: ['user'],
      label: 'menuAlumni',
      icon: 'flag',
      menu: 'account',
      isForAlumni: true,
    },
  ],
};
