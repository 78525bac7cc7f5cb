import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: { '/invoices/dues': screen(() => import('./dues-policies.screen.tsx'), 'DuesPoliciesScreen') },
  places: [
    {
      path: '/invoices/dues',
      anyOf: ['admin', 'superadmin'],
      label: 'menuDues',
      alsoBy: 'duesAlsoBy',
      icon: 'clock',
    },
  ],
};
