import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { PLANS_PAGE } from '../rules/plan-list.ts';
import { SET_UP_PAGE } from '../rules/plan-pages.ts';

export const slice: WebSlice = {
  screens: {
    [SET_UP_PAGE]: screen(() => import('./student/set-up-plan.screen.tsx'), 'SetUpPlanScreen'),
    [PLANS_PAGE]: screen(() => import('./list/payment-plans.screen.tsx'), 'PaymentPlansScreen'),
  },
  places: [{ path: PLANS_PAGE, anyOf: ['admin', 'superadmin'], label: 'menuPaymentPlans', icon: 'calendar' }],
};
