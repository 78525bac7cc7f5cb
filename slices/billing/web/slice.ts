import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { PAY_PAGE, SAVE_CARD_PAGE } from '../rules/card-pages.ts';

export const slice: WebSlice = {
  screens: {
    [PAY_PAGE]: screen(() => import('./student/pay.screen.tsx'), 'PayScreen'),
    [SAVE_CARD_PAGE]: screen(() => import('./student/save-card.screen.tsx'), 'SaveCardScreen'),
    '/transaction/:_id': screen(() => import('./student/transaction.screen.tsx'), 'TransactionScreen'),
  },
  pages: {
    '/student/transactions': 'finances',
    '/student/transactions/:invoiceId': 'invoice',
    '/invoices': 'receivables',
  },
  places: [
    {
      path: '/student/transactions',
      anyOf: ['user'],
      label: 'menuFinances',
      alsoBy: 'financesAlsoBy',
      icon: 'card',
      menu: 'student',
      goKey: 'f',
    },
    { path: '/transaction/:_id', anyOf: ['user'], isExact: true },
    {
      path: '/invoices',
      anyOf: ['admin', 'superadmin'],
      label: 'menuOpenInvoices',
      alsoBy: 'openInvoicesAlsoBy',
      icon: 'card',
    },
  ],
};
