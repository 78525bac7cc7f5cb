import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/users/import': screen(() => import('./upload.screen.tsx'), 'UploadScreen'),
  '/users/import/:importId': screen(() => import('./import.screen.tsx'), 'ImportScreen'),
};
