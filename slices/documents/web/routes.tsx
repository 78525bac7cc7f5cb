import type { RouteObject } from 'react-router';
import { screen } from '#kit/client/loading/load-screen.ts';

export const routes: RouteObject[] = [
  { path: '/privacy', lazy: screen(() => import('./reading/legal.screen.tsx'), 'PrivacyScreen') },
  { path: '/terms', lazy: screen(() => import('./reading/legal.screen.tsx'), 'TermsScreen') },
];
