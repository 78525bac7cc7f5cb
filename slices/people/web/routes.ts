import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/users': screen(() => import('./list/users.screen.tsx'), 'UsersScreen'),
};
