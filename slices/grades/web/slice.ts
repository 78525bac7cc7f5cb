import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/student/grades': screen(() => import('./grades.screen.tsx'), 'GradesScreen'),
    '/teaching/:courseOfferingId/grades': screen(
      () => import('./gradebook/gradebook.screen.tsx'),
      'GradebookScreen',
    ),
    '/grade-amendments': screen(() => import('./amendments/amendments.screen.tsx'), 'AmendmentsScreen'),
    '/logits/grades': screen(() => import('./restore/restore.screen.tsx'), 'RestoreScreen'),
  },
  places: [
    {
      path: '/student/grades',
      anyOf: ['user'],
      label: 'menuGrades',
      alsoBy: 'gradesAlsoBy',
      icon: 'chart',
      menu: 'student',
    },
    {
      path: '/grade-amendments',
      anyOf: ['manager', 'admin', 'superadmin'],
      label: 'gradeAmendments',
      icon: 'sum',
    },
  ],
};
