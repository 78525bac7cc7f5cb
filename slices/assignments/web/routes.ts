import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/assignmentSubmissions': screen(() => import('./grading/submissions.screen.tsx'), 'SubmissionsScreen'),
  '/student/assignments/:assignmentId': screen(
    () => import('./student-assignment.screen.tsx'),
    'StudentAssignmentScreen',
  ),
};
