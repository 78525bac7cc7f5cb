import { builder } from '#kit/graphql/builder.ts';
import { anyone, viaParent } from '#kit/graphql/permission.ts';
import { listTranslations } from './translation.queries.ts';

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

builder.queryField('translations', (t) =>
  t.field({
    type: [Translation],
    permission: anyone,
    args: { locale: t.arg.string({ required: true }) },
    resolve: (_, { locale }, ctx) => listTranslations(ctx.db, locale),
  }),
);
