import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

/** The screen of whoever is signed in: their own account. */
export const ownScreens: Screens = {
  '/profile': screen(() => import('./accounts/profile.screen.tsx'), 'ProfileScreen'),
};
