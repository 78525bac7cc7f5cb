import type { RouteObject } from 'react-router';
import { guarded } from '#kit/client/guard/role-guard.tsx';
import { screen } from '#kit/client/load-screen.ts';

export const routes: RouteObject[] = [
  guarded(
    ['user'],
    [{ path: '/dashboard', lazy: screen(() => import('./dashboard.screen.tsx'), 'DashboardScreen') }],
  ),
];
