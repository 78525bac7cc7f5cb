import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/google-auth': screen(() => import('./google-auth.screen.tsx'), 'GoogleAuthScreen'),
};
