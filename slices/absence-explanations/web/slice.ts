import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendances/explanations': screen(() => import('./queue/queue.screen.tsx'), 'ExplanationQueueScreen'),
  },
  places: [
    // Attendance admins are managers or admins; the server knows of which campus.
    { path: '/attendances/explanations', anyOf: ['manager', 'admin'], isExact: true },
  ],
};
