import type { ReceivablesSlot } from '#slices/billing/web/api.ts';

export const slots: readonly ReceivablesSlot[] = [
  { id: 'bank-files', as: { link: 'menuBankFiles', icon: 'upload' }, to: () => '/invoices/bank-files' },
];
