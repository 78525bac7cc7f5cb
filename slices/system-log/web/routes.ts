import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/logits': screen(() => import('./system-log.screen.tsx'), 'SystemLogScreen'),
};
