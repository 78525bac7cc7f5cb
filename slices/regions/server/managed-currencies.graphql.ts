import { builder } from '#kit/graphql/builder.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { removeCurrency, saveCurrency } from './currency.actions.ts';
import { currenciesWithRegions, type ManagedCurrency as Managed } from './managed-currencies.queries.ts';

const superadmins = byRule('superadmins who are admins', can.arrange);

const ManagedCurrency = builder.objectRef<Managed>('ManagedCurrency').implement({
  description: 'A currency as superadmins see it.',
  permission: viaParent,
  fields: (t) => ({
    value: t.exposeString('value', { description: 'ISO 4217: USD.' }),
    label: t.exposeString('label'),
    decimals: t.exposeInt('decimals', { description: 'How many digits are shown behind the point.' }),
    regionNames: t.exposeStringList('regionNames', { description: 'The regions that use it.' }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const CurrencyInput = builder.inputType('CurrencyInput', {
  fields: (t) => ({
    value: t.string({ required: true }),
    label: t.string({ required: true }),
    decimals: t.int({ required: true }),
    version: t.int({ description: 'The version a change is based on; none for a new currency.' }),
  }),
});

builder.queryField('managedCurrencies', (t) =>
  t.field({
    type: [ManagedCurrency],
    permission: superadmins,
    resolve: (_, __, ctx) => currenciesWithRegions(ctx.db).orderBy('c.value').execute(),
  }),
);

builder.mutationField('saveCurrency', (t) =>
  t.field({
    type: ManagedCurrency,
    permission: superadmins,
    args: { currencyInput: t.arg({ type: CurrencyInput, required: true }) },
    resolve: (_, { currencyInput }, ctx) => saveCurrency(ctx, currencyInput),
  }),
);

builder.mutationField('removeCurrency', (t) =>
  t.boolean({
    description: 'Refused while something uses it.',
    permission: superadmins,
    args: { value: t.arg.string({ required: true }) },
    resolve: (_, { value }, ctx) => removeCurrency(ctx, value),
  }),
);
