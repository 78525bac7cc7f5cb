import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/logits': screen(() => import('./system-log.screen.tsx'), 'SystemLogScreen'),
  },
  places: [
    {
      path: '/logits',
      anyOf: ['superadmin'],
      label: 'systemLog',
      alsoBy: 'systemLogAlsoBy',
      icon: 'list',
      settingsOf: 'superadmin',
      goKey: 'o',
    },
  ],
};
