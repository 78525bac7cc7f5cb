import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/regions/:regionId': screen(() => import('./region.screen.tsx'), 'RegionScreen'),
};
