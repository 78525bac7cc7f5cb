import { builder } from '#kit/graphql/builder.ts';
import { anyone, viaParent } from '#kit/graphql/permission.ts';
import { listLocales, listTranslations } from './translation.queries.ts';

const Translation = builder
  .objectRef<{ id: string; messageId: string; text: string }>('Translation')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      id: t.exposeString('messageId'),
      defaultMessage: t.exposeString('text'),
    }),
  });

const Locale = builder
  .objectRef<{ id: string; name: string; value: string; label: string }>('Locale')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      value: t.exposeString('value'),
      label: t.exposeString('label'),
    }),
  });

builder.queryField('translations', (t) =>
  t.field({
    type: [Translation],
    permission: anyone,
    args: { locale: t.arg.string({ required: true }) },
    resolve: (_, { locale }, ctx) => listTranslations(ctx.db, locale),
  }),
);

builder.queryField('locales', (t) =>
  t.field({ type: [Locale], permission: anyone, resolve: (_, __, ctx) => listLocales(ctx.db) }),
);
