import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/categories': screen(() => import('./categories.screen.tsx'), 'CategoriesScreen'),
};
