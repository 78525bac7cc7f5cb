import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Currency } from '#kit/money/minor-units.ts';

export const AmountCurrency = builder.objectRef<Currency>('AmountCurrency').implement({
  description: 'What an amount is counted in.',
  permission: viaParent,
  fields: (t) => ({
    value: t.exposeString('value', { description: 'ISO 4217.' }),
    decimals: t.exposeInt('decimals', { description: 'How many of the digits are coins.' }),
  }),
});
