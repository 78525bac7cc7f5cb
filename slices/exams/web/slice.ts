import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/examResults': screen(() => import('./results/results.screen.tsx'), 'ResultsScreen'),
    '/examResults/marking': screen(() => import('./results/marking.screen.tsx'), 'MarkingScreen'),
    '/examResults/exams': screen(() => import('./results/exams-of-groups.screen.tsx'), 'ExamsOfGroupsScreen'),
    '/examResults/exams/:examId': screen(() => import('./results/exam-times.screen.tsx'), 'ExamTimesScreen'),
    '/examResults/:attemptId': screen(() => import('./results/attempt.screen.tsx'), 'AttemptScreen'),
    '/teaching/:courseOfferingId/exams': screen(
      () => import('./results/course-offering-exams.screen.tsx'),
      'CourseOfferingExamsScreen',
    ),
    '/teaching/:courseOfferingId/exams/marking': screen(
      () => import('./results/marking.screen.tsx'),
      'MarkingScreen',
    ),
    '/teaching/:courseOfferingId/exams/:attemptId': screen(
      () => import('./results/attempt.screen.tsx'),
      'AttemptScreen',
    ),
    '/courses/:courseId/exams/:examId': screen(() => import('./authoring/exam.screen.tsx'), 'ExamScreen'),
    '/courses/:courseId/exams/:examId/preview': screen(
      () => import('./authoring/preview.screen.tsx'),
      'PreviewScreen',
    ),
    '/student/exams/:examId/take': screen(() => import('./take-exam.screen.tsx'), 'TakeExamScreen'),
  },
  pages: {
    '/student/assessments': 'assessments',
    '/student/exams/:examId': 'student-exam',
    '/student/exams/:examId/results/:attemptId': 'exam-result',
  },
  places: [
    {
      path: '/student/assessments',
      anyOf: ['user'],
      label: 'menuAssessments',
      alsoBy: 'assessmentsAlsoBy',
      icon: 'award',
      menu: 'student',
      goKey: 's',
    },
    {
      path: '/examResults',
      anyOf: ['manager'],
      label: 'menuExamResults',
      icon: 'award',
      menu: 'staff',
      settingsOf: 'manager',
      unlessInBar: true,
      goKey: 'x',
    },
    { path: '/examResults/marking', anyOf: ['manager'] },
    { path: '/examResults/exams', anyOf: ['manager'] },
    // Administrators come to an attempt by the page of its student.
    { path: '/examResults/:attemptId', anyOf: ['manager', 'admin'], isExact: true },
  ],
};
