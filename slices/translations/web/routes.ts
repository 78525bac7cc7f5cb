import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/locales': screen(() => import('./locales.screen.tsx'), 'LocalesScreen'),
  '/translations': screen(() => import('./translations.screen.tsx'), 'TranslationsScreen'),
};
