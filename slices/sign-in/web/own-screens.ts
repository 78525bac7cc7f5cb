import { screen, type Screens } from '#kit/client/load-screen.ts';

/** The screens of whoever is signed in: their own account, and the accounts of others. */
export const ownScreens: Screens = {
  '/profile': screen(() => import('./profile.screen.tsx'), 'ProfileScreen'),
  '/users/:userId': screen(() => import('./person.screen.tsx'), 'PersonScreen'),
};
