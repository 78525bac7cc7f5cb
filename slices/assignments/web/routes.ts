import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

export const routes: Screens = {
  '/assignmentSubmissions': screen(() => import('./grading/submissions.screen.tsx'), 'SubmissionsScreen'),
  '/teaching/:teachingId/assignments': screen(
    () => import('./grading/teaching-assignments.screen.tsx'),
    'TeachingAssignmentsScreen',
  ),
  '/student/assignments/:assignmentId': screen(
    () => import('./student-assignment.screen.tsx'),
    'StudentAssignmentScreen',
  ),
};
