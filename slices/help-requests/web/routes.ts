import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/help': screen(() => import('./help.screen.tsx'), 'HelpScreen'),
  '/request-form': screen(() => import('./request-form.screen.tsx'), 'RequestFormScreen'),
};
