import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/d2l-redirect': screen(() => import('./d2l-redirect.screen.tsx'), 'D2lRedirectScreen'),
    '/site-settings': screen(() => import('./site-settings.screen.tsx'), 'SiteSettingsScreen'),
  },
  places: [
    {
      path: '/site-settings',
      anyOf: ['superadmin'],
      label: 'menuSiteSettings',
      icon: 'settings',
      settingsOf: 'superadmin',
    },
    { path: '/d2l-redirect', anyOf: ['superadmin'] },
  ],
};
