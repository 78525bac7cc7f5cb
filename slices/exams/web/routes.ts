import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/courses/:courseId/exams/:examId': screen(() => import('./authoring/exam.screen.tsx'), 'ExamScreen'),
};
