import { builder } from '#kit/graphql/builder.ts';
import { anyone, byRule, viaParent } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { arrangeLocales } from './arrange-locales.ts';
import { listLocales, type LocaleRecord } from './locale.queries.ts';

const Locale = builder.objectRef<LocaleRecord>('Locale').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    value: t.exposeString('value'),
    label: t.exposeString('label'),
    isOffered: t.exposeBoolean('offered', {
      description: 'Whether it can be newly chosen; what is written in it already stays readable.',
    }),
    version: t.exposeInt('version', {
      description: 'Sent back with an arrangement, so that none is overwritten unseen.',
    }),
  }),
});

const LocaleInput = builder.inputType('LocaleInput', {
  fields: (t) => ({
    _id: t.id({ required: true }),
    label: t.string({ required: true }),
    isOffered: t.boolean({ required: true }),
    version: t.int({ required: true }),
  }),
});

builder.queryField('locales', (t) =>
  t.field({ type: [Locale], permission: anyone, resolve: (_, __, ctx) => listLocales(ctx.db) }),
);

builder.mutationField('arrangeLocales', (t) =>
  t.field({
    type: [Locale],
    description: 'Stores all languages in the order given.',
    permission: byRule('superadmins', can.arrangeLocales),
    args: { locales: t.arg({ type: [LocaleInput], required: true }) },
    resolve: (_, { locales }, ctx) => arrangeLocales(ctx, locales),
  }),
);
