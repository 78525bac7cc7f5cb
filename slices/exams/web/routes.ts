import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/courses/:courseId/exams/:examId': screen(() => import('./authoring/exam.screen.tsx'), 'ExamScreen'),
  '/student/assessments': screen(() => import('./assessments.screen.tsx'), 'AssessmentsScreen'),
  '/student/exams/:examId': screen(() => import('./exam.screen.tsx'), 'ExamScreen'),
  '/student/exams/:examId/take': screen(() => import('./take-exam.screen.tsx'), 'TakeExamScreen'),
  '/student/exams/:examId/results/:attemptId': screen(
    () => import('./exam-result.screen.tsx'),
    'ExamResultScreen',
  ),
};
