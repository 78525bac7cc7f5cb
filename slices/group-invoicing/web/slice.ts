import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/invoices/groups': screen(() => import('./group-invoicing.screen.tsx'), 'GroupInvoicingScreen'),
  },
  places: [
    { path: '/invoices/groups', anyOf: ['admin', 'superadmin'], label: 'menuGroupInvoicing', icon: 'users' },
  ],
};
