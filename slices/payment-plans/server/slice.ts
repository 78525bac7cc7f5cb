import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './change-plan.graphql.ts';
import './list/failed-plans.ts';
import './list/plan-list.graphql.ts';
import './own-tasks.ts';
import './paid-by-plan.ts';
import './payment-plan.graphql.ts';
import './plans-in-calendar.ts';
import { chargeDueInstalments, chargePlan } from './charge-plans.ts';
import { tellOfExpiringCards } from './tell-of-expiring-cards.ts';
import { tellOfPlan } from './tell-of-plan.ts';

export const slice: ServerSlice = {
  jobs: [chargeDueInstalments, chargePlan, tellOfPlan, tellOfExpiringCards],
};
