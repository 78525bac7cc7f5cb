import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { byRule } from '#kit/graphql/permission.ts';
import { can } from '../../rules/permissions.ts';
import { PLAN_SIDES } from '../../rules/plan-list.ts';
import { PaymentPlan } from '../payment-plan.graphql.ts';
import { viewsOf } from '../plan-view.ts';
import { listOpenPlans } from './plan-list.queries.ts';

const PlanSideType = builder.enumType('PaymentPlanSide', {
  description: 'FAILED: off since three payments in a row failed. STOPPED: turned off by staff.',
  values: PLAN_SIDES,
});

const PaymentPlanFilter = builder.inputType('PaymentPlanFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'In the number of the invoice, and the names, address and number of the student.',
    }),
    regionId: t.id(),
    side: t.field({ type: PlanSideType, defaultValue: 'FAILED' }),
  }),
});

const PaymentPlanPage = countedPageType('PaymentPlanPage', PaymentPlan);

builder.queryFields((t) => ({
  paymentPlans: t.field({
    type: PaymentPlanPage,
    permission: byRule('those who keep the books of a campus', can.overseeSome),
    description: 'Plans of the caller’s campuses that still have something to charge.',
    args: {
      filter: t.arg({ type: PaymentPlanFilter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    async resolve(_, { filter, ...args }, ctx) {
      const params = {
        search: parsedSearch(filter?.search, 'requestNotUnderstood'),
        side: filter?.side ?? ('FAILED' as const),
        regionId: filter?.regionId ?? null,
        reach: reachWhere(actorOf(ctx), 'admin'),
      };
      const page = await listOpenPlans(ctx.db, params, args);
      return { ...page, rows: await viewsOf(ctx.db, page.rows, ctx.services.now()) };
    },
  }),
}));
