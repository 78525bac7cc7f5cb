import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/student/grades': screen(() => import('./grades.screen.tsx'), 'GradesScreen'),
  '/teaching/:teachingId/grades': screen(() => import('./gradebook/gradebook.screen.tsx'), 'GradebookScreen'),
  '/logits/grades': screen(() => import('./restore/restore.screen.tsx'), 'RestoreScreen'),
};
