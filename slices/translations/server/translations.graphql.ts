import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { anyone, viaParent } from '#kit/graphql/permission.ts';
import { changedTexts, textsOfLanguage, type TextOfLanguage } from './texts-of-language.ts';

const Translation = builder.objectRef<TextOfLanguage>('Translation').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ locale, id }) => `${locale}.${id}` }),
    id: t.exposeString('id'),
    defaultMessage: t.exposeString('text'),
  }),
});

builder.queryField('translations', (t) =>
  t.field({
    type: [Translation],
    description: 'Every text of the interface as it is shown in a language.',
    permission: anyone,
    // Thousands of short texts: one language in a document, not ten.
    extensions: countsForRows(1_000),
    args: {
      locale: t.arg.string({ required: true }),
      onlyChanged: t.arg.boolean({
        defaultValue: false,
        description: 'Only those that the college has replaced by its own words.',
      }),
    },
    resolve: (_, { locale, onlyChanged }, ctx) =>
      onlyChanged ? changedTexts(ctx.db, locale) : textsOfLanguage(ctx.db, ctx.services.bundled, locale),
  }),
);
