import { screen, type Screens } from '#kit/client/load-screen.ts';

/** The screens for which somebody must be signed in. The legal pages are open to all (routes.tsx). */
export const screens: Screens = {
  '/docs': screen(() => import('./docs.screen.tsx'), 'DocsScreen'),
  '/docs/:title': screen(() => import('./doc.screen.tsx'), 'DocScreen'),
  '/documents': screen(() => import('./documents.screen.tsx'), 'DocumentsScreen'),
  '/documents/:documentId': screen(() => import('./document.screen.tsx'), 'DocumentScreen'),
};
