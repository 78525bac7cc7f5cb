import { screen, type Screens } from '#kit/client/load-screen.ts';

/** The screens of whoever is signed in. */
export const ownScreens: Screens = {
  '/profile': screen(() => import('./profile.screen.tsx'), 'ProfileScreen'),
};
