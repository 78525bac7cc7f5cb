import type { RouteObject } from 'react-router';
import { screen } from '#kit/client/load-screen.ts';

export const routes: RouteObject[] = [
  { path: '/privacy', lazy: screen(() => import('./legal.screen.tsx'), 'PrivacyScreen') },
  { path: '/terms', lazy: screen(() => import('./legal.screen.tsx'), 'TermsScreen') },
];
