import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/student/transactions': screen(() => import('./student/finances.screen.tsx'), 'FinancesScreen'),
    '/student/transactions/:invoiceId': screen(() => import('./student/invoice.screen.tsx'), 'InvoiceScreen'),
    '/transaction/:_id': screen(() => import('./student/transaction.screen.tsx'), 'TransactionScreen'),
  },
  places: [
    {
      path: '/student/transactions',
      anyOf: ['user'],
      label: 'menuFinances',
      icon: 'card',
      menu: 'student',
      goKey: 'f',
    },
    { path: '/transaction/:_id', anyOf: ['user'], isExact: true },
  ],
};
