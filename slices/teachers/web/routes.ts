import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/teachers': screen(() => import('./teachers.screen.tsx'), 'TeachersScreen'),
};
