import type { RouteObject } from 'react-router';
import { screen } from '#kit/client/loading/load-screen.ts';

export const routes: RouteObject[] = [
  { path: '/verify/:code', lazy: screen(() => import('./verify.screen.tsx'), 'VerifyScreen') },
];
