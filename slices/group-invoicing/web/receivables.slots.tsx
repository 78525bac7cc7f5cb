import type { ReceivablesSlot } from '#slices/billing/web/api.ts';

export const slots: readonly ReceivablesSlot[] = [
  { id: 'groups', as: { link: 'menuGroupInvoicing', icon: 'users' }, to: () => '/invoices/groups' },
];
