import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/invoices/bank-files': screen(() => import('./bank-files.screen.tsx'), 'BankFilesScreen'),
    '/invoices/bank-files/:fileId': screen(() => import('./bank-file.screen.tsx'), 'BankFileScreen'),
  },
  places: [
    {
      path: '/invoices/bank-files',
      anyOf: ['admin', 'superadmin'],
      label: 'menuBankFiles',
      alsoBy: 'bankFilesAlsoBy',
      icon: 'upload',
    },
  ],
};
