import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/assignmentSubmissions': screen(() => import('./grading/submissions.screen.tsx'), 'SubmissionsScreen'),
    '/teaching/:courseOfferingId/assignments': screen(
      () => import('./grading/course-offering-assignments.screen.tsx'),
      'CourseOfferingAssignmentsScreen',
    ),
    '/student/assignments/:assignmentId': screen(
      () => import('./student-assignment.screen.tsx'),
      'StudentAssignmentScreen',
    ),
  },
  places: [
    {
      path: '/assignmentSubmissions',
      anyOf: ['admin'],
      label: 'menuAssignmentSubmissions',
      icon: 'upload',
      menu: 'staff',
    },
  ],
};
