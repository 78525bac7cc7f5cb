import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

/** The screens for which somebody must be signed in. The legal pages are open to all (routes.tsx). */
export const screens: Screens = {
  '/docs': screen(() => import('./reading/docs.screen.tsx'), 'DocsScreen'),
  '/docs/:title': screen(() => import('./reading/doc.screen.tsx'), 'DocScreen'),
  '/documents': screen(() => import('./managing/documents.screen.tsx'), 'DocumentsScreen'),
  '/documents/:documentId': screen(() => import('./managing/document.screen.tsx'), 'DocumentScreen'),
};
