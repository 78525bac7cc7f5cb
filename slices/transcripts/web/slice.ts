import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  openRoutes: [
    { path: '/verify', lazy: screen(() => import('./verify.screen.tsx'), 'VerifyCodeScreen') },
    { path: '/verify/:code', lazy: screen(() => import('./verify.screen.tsx'), 'VerifyScreen') },
  ],
  screens: {
    '/student/transcript': screen(() => import('./student-transcript.screen.tsx'), 'StudentTranscriptScreen'),
    '/groups/:groupId/transcripts': screen(
      () => import('./office/group-transcripts.screen.tsx'),
      'GroupTranscriptsScreen',
    ),
  },
  places: [
    {
      path: '/student/transcript',
      anyOf: ['user'],
      label: 'menuTranscript',
      alsoBy: 'transcriptAlsoBy',
      icon: 'list',
      menu: 'student',
    },
  ],
};
