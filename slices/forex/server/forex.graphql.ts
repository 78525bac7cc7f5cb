import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { monthCode } from '../rules/month.ts';
import { listForexRates } from './forex-rate.queries.ts';
import { saveForexRates } from './save-forex-rates.ts';

type RateRecord = Awaited<ReturnType<typeof listForexRates>>[number];

const ForexRate = builder.objectRef<RateRecord>('ForexRate').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    currency: t.exposeString('currency'),
    combinedDate: t.string({
      description: 'Year and month in one, such as 2026-03.',
      resolve: monthCode,
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

const ForexRateInput = builder.inputType('ForexRateInput', {
  fields: (t) => ({
    currency: t.string({ required: true }),
    year: t.int({ required: true }),
    month: t.int({ required: true }),
    rate: t.float({ description: 'Units for one US dollar; none to remove what is there.' }),
    before: t.float({
      description:
        'The rate that the change is based on; none where there was none. Refused if it has changed.',
    }),
  }),
});

builder.mutationField('saveForexRates', (t) =>
  t.boolean({
    description: 'Enters, corrects and removes rates: all of them or none.',
    permission: withRole('admin'),
    args: { rates: t.arg({ type: [ForexRateInput], required: true }) },
    resolve: (_, { rates }, ctx) =>
      saveForexRates(
        ctx,
        rates.map(({ rate = null, before = null, ...month }) => ({ ...month, rate, before })),
      ),
  }),
);
