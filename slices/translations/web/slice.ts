import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/locales': screen(() => import('./locales.screen.tsx'), 'LocalesScreen'),
    '/translations': screen(() => import('./translations.screen.tsx'), 'TranslationsScreen'),
  },
  places: [
    {
      path: '/translations',
      anyOf: ['admin'],
      label: 'menuTranslations',
      icon: 'globe',
      settingsOf: 'admin',
    },
    { path: '/locales', anyOf: ['superadmin'], label: 'menuLocales', icon: 'globe' },
  ],
};
