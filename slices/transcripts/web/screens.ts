import { screen, type Screens } from '#kit/client/loading/load-screen.ts';

/** The screens for which somebody must be signed in. The page that checks a transcript is open to all (routes.tsx). */
export const screens: Screens = {
  '/student/transcript': screen(() => import('./student-transcript.screen.tsx'), 'StudentTranscriptScreen'),
  '/groups/:groupId/transcripts': screen(
    () => import('./office/group-transcripts.screen.tsx'),
    'GroupTranscriptsScreen',
  ),
};
