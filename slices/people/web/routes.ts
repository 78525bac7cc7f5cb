import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/users': screen(() => import('./users.screen.tsx'), 'UsersScreen'),
};
