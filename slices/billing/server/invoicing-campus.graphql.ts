import { reachWhere } from '#kit/access/actor.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { listBillingCampuses, type BillingCampus } from './account.queries.ts';
import { AmountCurrency } from './amount-currency.graphql.ts';
import { bookkeepers } from './billing.graphql.ts';

const InvoicingCampus = builder.objectRef<BillingCampus>('InvoicingCampus').implement({
  description: 'A campus whose books the caller keeps.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('regionId'),
    name: t.exposeString('regionName'),
    currency: t.expose('currency', { type: AmountCurrency }),
    today: t.field({
      type: 'Day',
      description: 'The day it is there.',
      resolve: ({ timeZone }, _, ctx) => dayIn(ctx.services.now(), timeZone),
    }),
  }),
});

builder.queryFields((t) => ({
  invoicingCampuses: t.field({
    type: [InvoicingCampus],
    permission: bookkeepers,
    resolve: (_, __, ctx) => listBillingCampuses(ctx.db, reachWhere(actorOf(ctx), 'admin')),
  }),
}));
