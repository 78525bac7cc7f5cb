import type { ReceivablesSlot } from '#slices/billing/web/api.ts';

export const slots: readonly ReceivablesSlot[] = [
  { id: 'dues', as: { link: 'menuDues', icon: 'clock' }, to: () => '/invoices/dues' },
];
