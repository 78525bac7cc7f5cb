import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendance-leave-requests': screen(() => import('./queue/queue.screen.tsx'), 'LeaveQueueScreen'),
    '/leave-requests': screen(() => import('./reading/to-read.screen.tsx'), 'LeaveToReadScreen'),
  },
  places: [
    // A dean is one on a campus, whatever else they are; the server knows of which.
    { path: '/leave-requests', anyOf: ['user'], isExact: true },
    {
      path: '/attendance-leave-requests',
      anyOf: ['admin'],
      label: 'menuLeaveRequests',
      alsoBy: 'leaveRequestsAlsoBy',
      icon: 'note',
      menu: 'staff',
      goKey: 'v',
    },
  ],
};
