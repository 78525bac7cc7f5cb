import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/d2l-redirect': screen(() => import('./d2l-redirect.screen.tsx'), 'D2lRedirectScreen'),
  '/site-settings': screen(() => import('./site-settings.screen.tsx'), 'SiteSettingsScreen'),
};
