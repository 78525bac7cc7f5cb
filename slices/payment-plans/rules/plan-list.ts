/** Which payment plans a list has: off since payments failed, on, or turned off by staff. */
export const PLAN_SIDES = ['FAILED', 'ACTIVE', 'STOPPED'] as const;
export type PlanSide = (typeof PLAN_SIDES)[number];

export const PLANS_PAGE = '/payment-plans';
