import type { ReceivablesSlot } from '#slices/billing/web/api.ts';
import { PLANS_PAGE } from '../../rules/plan-list.ts';

export const slots: readonly ReceivablesSlot[] = [
  { id: 'plans', as: { link: 'menuPaymentPlans', icon: 'calendar' }, to: () => PLANS_PAGE },
];
