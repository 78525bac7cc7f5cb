import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { listForexRates } from './forex-rate.queries.ts';

type RateRecord = Awaited<ReturnType<typeof listForexRates>>[number];

const ForexRate = builder.objectRef<RateRecord>('ForexRate').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    currency: t.exposeString('currency'),
    combinedDate: t.string({
      description: 'Year and month in one, such as 2026-03.',
      resolve: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
    }),
    year: t.exposeInt('year'),
    month: t.exposeInt('month'),
    rate: t.float({ resolve: ({ rate }) => Number(rate) }),
  }),
});

builder.queryField('forexRates', (t) =>
  t.field({
    type: [ForexRate],
    permission: withRole('admin', 'reportsAdmin'),
    args: { currency: t.arg.string({ required: true }) },
    resolve: (_, { currency }, ctx) => listForexRates(ctx.db, currency),
  }),
);
