import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { byRule } from '#kit/graphql/permission.ts';
import { findInvoices, InvoicePage } from '#slices/billing/server/api.ts';
import { can } from '../../rules/permissions.ts';
import { PLAN_SIDES } from '../../rules/plan-list.ts';
import '../payment-plan.graphql.ts';
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

builder.queryFields((t) => ({
  paymentPlans: t.field({
    type: InvoicePage,
    permission: byRule('those who keep the books of a campus', can.overseeSome),
    description: 'Invoices of the caller’s campuses with plans that still have something to charge.',
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
      const ids = page.rows.map(({ invoiceId }) => invoiceId);
      const invoices = new Map((await findInvoices(ctx.db, ids)).map((invoice) => [invoice.id, invoice]));
      return { ...page, rows: ids.flatMap((id) => invoices.get(id) ?? []) };
    },
  }),
}));
