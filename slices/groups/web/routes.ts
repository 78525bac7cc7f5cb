import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/groups': screen(() => import('./groups.screen.tsx'), 'GroupsScreen'),
};
