import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/site-settings': screen(() => import('./site-settings.screen.tsx'), 'SiteSettingsScreen'),
};
