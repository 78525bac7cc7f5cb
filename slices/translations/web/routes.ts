import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/translations': screen(() => import('./translations.screen.tsx'), 'TranslationsScreen'),
};
