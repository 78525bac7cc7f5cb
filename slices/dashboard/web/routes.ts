import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/dashboard': screen(() => import('./dashboard.screen.tsx'), 'DashboardScreen'),
};
