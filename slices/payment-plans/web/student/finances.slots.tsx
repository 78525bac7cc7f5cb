import type { FinancesSlot } from '#slices/billing/web/api.ts';
import { OwnPlans } from './own-plans.tsx';

export const slots: readonly FinancesSlot[] = [
  { id: 'plan', as: { tab: 'planTab' }, render: () => <OwnPlans /> },
];
