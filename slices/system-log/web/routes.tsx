import type { RouteObject } from 'react-router';
import { guarded } from '#kit/client/guard/role-guard.tsx';
import { screen } from '#kit/client/load-screen.ts';

export const routes: RouteObject[] = [
  guarded(
    ['superadmin'],
    [{ path: '/logits', lazy: screen(() => import('./system-log.screen.tsx'), 'SystemLogScreen') }],
  ),
];
