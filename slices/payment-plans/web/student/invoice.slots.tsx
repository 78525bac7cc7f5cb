import type { InvoiceSlot } from '#slices/billing/web/api.ts';
import { setUpPath } from '../../rules/plan-pages.ts';

export const slots: readonly InvoiceSlot[] = [
  {
    id: 'plan',
    as: { link: 'planTab', icon: 'calendar' },
    isShown: ({ takesCards, balance, status }) => takesCards && balance > 0 && status !== 'DELETED',
    to: ({ _id }) => setUpPath(_id),
  },
];
