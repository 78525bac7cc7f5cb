import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { checkTranslations, saveTranslations, type CheckedTexts } from './import-translations.ts';
import { InterfaceLocale, translators } from './interface-messages.graphql.ts';

const ProblemValue = builder.objectRef<{ name: string; value: string }>('TranslationProblemValue').implement({
  permission: viaParent,
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const CheckedTranslation = builder.objectRef<CheckedTexts>('CheckedTranslation').implement({
  description: 'What words from a file would do to one text, or why they cannot stand there.',
  permission: viaParent,
  fields: (t) => ({
    id: t.exposeString('id'),
    text: t.exposeString('text'),
    before: t.exposeString('before', { nullable: true, description: 'The college’s words so far.' }),
    problem: t.string({ nullable: true, resolve: ({ problem }) => problem?.kind ?? null }),
    problemValues: t.field({
      type: [ProblemValue],
      resolve: ({ problem }) => {
        const { kind: _, ...values } = problem ?? { kind: null };
        return Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
      },
    }),
  }),
});

const TextsInput = builder.inputType('FileTextsInput', {
  fields: (t) => ({ id: t.string({ required: true }), text: t.string({ required: true }) }),
});

const ChangeInput = builder.inputType('TranslationChangeInput', {
  fields: (t) => ({
    id: t.string({ required: true }),
    text: t.string({ description: 'Left out, the text that ships is shown again.' }),
    knownText: t.string({ description: 'The stored text the writer saw, null if none.' }),
  }),
});

builder.queryField('checkTranslations', (t) =>
  t.field({
    type: [CheckedTranslation],
    permission: translators,
    args: {
      locale: t.arg({ type: InterfaceLocale, required: true }),
      words: t.arg({ type: [TextsInput], required: true }),
    },
    resolve: (_, args, ctx) => checkTranslations(ctx, args),
  }),
);

builder.mutationField('saveTranslations', (t) =>
  t.int({
    permission: translators,
    description: 'How many texts were changed: all of them, or none and a problem.',
    args: {
      locale: t.arg({ type: InterfaceLocale, required: true }),
      changes: t.arg({ type: [ChangeInput], required: true }),
    },
    resolve: (_, { locale, changes }, ctx) => {
      const parsed = changes.map(({ id, text, knownText }) => ({
        id,
        text: text ?? null,
        knownText: knownText ?? null,
      }));
      return saveTranslations(ctx, { locale, changes: parsed });
    },
  }),
);
