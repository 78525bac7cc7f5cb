import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/attendance-leave-requests': screen(() => import('./queue/queue.screen.tsx'), 'LeaveQueueScreen'),
  },
  places: [
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
