import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  openRoutes: [
    { path: '/privacy', lazy: screen(() => import('./reading/legal.screen.tsx'), 'PrivacyScreen') },
    { path: '/terms', lazy: screen(() => import('./reading/legal.screen.tsx'), 'TermsScreen') },
  ],
  screens: {
    '/docs': screen(() => import('./reading/docs.screen.tsx'), 'DocsScreen'),
    '/docs/:title': screen(() => import('./reading/doc.screen.tsx'), 'DocScreen'),
    '/documents': screen(() => import('./managing/documents.screen.tsx'), 'DocumentsScreen'),
    '/documents/:documentId': screen(() => import('./managing/document.screen.tsx'), 'DocumentScreen'),
  },
  places: [
    { path: '/docs', anyOf: ['user'], label: 'menuDocuments', icon: 'file', menu: 'student' },
    {
      path: '/documents',
      anyOf: ['superadmin'],
      label: 'menuDocumentationManager',
      icon: 'file',
      settingsOf: 'superadmin',
    },
    { path: '/privacy', anyOf: null, label: 'privacy', icon: 'lock' },
    { path: '/terms', anyOf: null, label: 'terms', icon: 'file' },
  ],
};
