import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/student/evaluations': screen(
      () => import('./student/own-evaluations.screen.tsx'),
      'OwnEvaluationsScreen',
    ),
    '/evaluations': screen(() => import('./office/evaluations.screen.tsx'), 'EvaluationsScreen'),
    '/evaluations/groups/:groupId': screen(() => import('./walk/walk.screen.tsx'), 'WalkScreen'),
  },
  places: [
    // A message, and the page of hours, lead here.
    { path: '/student/evaluations', anyOf: ['user'], isExact: true },
    {
      path: '/evaluations',
      anyOf: ['manager'],
      label: 'menuEvaluations',
      icon: 'list',
      menu: 'staff',
      // Managers who are no admins have the bar of students.
      settingsOf: 'manager',
      unlessInBar: true,
      goKey: 'e',
    },
    // The group’s teachers come here too; the server knows who they are.
    { path: '/evaluations/groups/:groupId', anyOf: ['user'], isExact: true },
  ],
};
