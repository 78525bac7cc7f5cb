import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/links': screen(() => import('./links.screen.tsx'), 'LinksScreen'),
  '/student/links': screen(() => import('./student-links.screen.tsx'), 'StudentLinksScreen'),
};
