import { builder } from '#kit/graphql/builder.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { isReserved } from '../rules/check-translation.ts';
import { isStale, MESSAGE_STATES } from '../rules/interface-message.ts';
import { can } from '../rules/permissions.ts';
import type { ListedMessage } from './interface-messages.ts';
import {
  coverOfLocales,
  listInterfaceMessages,
  type LocaleCoverage,
  type MessagePage,
} from './list-interface-messages.ts';
import { wordsAround } from './words-around.ts';
import { restoreBundledText, saveTranslation } from './save-translation.ts';

export const translators = byRule('administrators', can.translate);

export const InterfaceLocale = builder.enumType('InterfaceLocale', { values: LOCALES });
const MessageStateType = builder.enumType('InterfaceMessageState', { values: MESSAGE_STATES });

const MessageType = builder.objectRef<ListedMessage>('InterfaceMessage').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ locale, id }) => `${locale}.${id}` }),
    id: t.exposeString('id'),
    category: t.exposeString('category'),
    description: t.exposeString('about', { description: 'Where it is shown and to whom.' }),
    english: t.exposeString('english'),
    bundled: t.exposeString('bundled', { nullable: true, description: 'The translation that ships.' }),
    stored: t.exposeString('stored', { nullable: true, description: 'The college’s own words.' }),
    storedEnglish: t.exposeString('storedEnglish', {
      nullable: true,
      description: 'The English text for which the college’s own words were written.',
    }),
    isReserved: t.boolean({
      description: 'Whether only superadmins may change it, and the caller is none.',
      resolve: (message, _, ctx) => isReserved(message, wordsAround(ctx, message.locale)),
    }),
    isStale: t.boolean({
      description: 'Whether English has changed since the college chose its own words.',
      resolve: isStale,
    }),
  }),
});

const Page = builder.objectRef<MessagePage>('InterfaceMessagePage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [MessageType] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
    count: t.exposeInt('count'),
    categories: t.exposeStringList('categories'),
  }),
});

const CoverageType = builder.objectRef<LocaleCoverage>('InterfaceCoverage').implement({
  permission: viaParent,
  fields: (t) => ({
    locale: t.expose('locale', { type: InterfaceLocale }),
    total: t.exposeInt('total'),
    translated: t.exposeInt('translated'),
    overridden: t.exposeInt('overridden'),
    stale: t.exposeInt('stale'),
  }),
});

const Filter = builder.inputType('InterfaceMessageFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'Part of the id, of English or of a translation; accents do not count.',
    }),
    category: t.string(),
    state: t.field({ type: MessageStateType }),
  }),
});

const TranslationInput = builder.inputType('TranslationInput', {
  fields: (t) => ({
    locale: t.field({ type: InterfaceLocale, required: true }),
    id: t.string({ required: true }),
    text: t.string({ required: true }),
    knownText: t.string({
      description: 'The stored text the writer saw, null if none; without it the last change wins.',
    }),
  }),
});

builder.queryField('interfaceMessages', (t) =>
  t.field({
    type: Page,
    permission: translators,
    args: {
      locale: t.arg({ type: InterfaceLocale, required: true }),
      filter: t.arg({ type: Filter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.string({ description: 'The id of the last text seen.' }),
    },
    resolve: (_, { locale, filter, first, after }, ctx) =>
      listInterfaceMessages(ctx, { locale, filter: filter ?? {}, first: first ?? 20, after: after ?? null }),
  }),
);

builder.queryField('interfaceCoverage', (t) =>
  t.field({
    type: [CoverageType],
    permission: byRule('administrators and superadmins', can.readCoverage),
    resolve: (_, __, ctx) => coverOfLocales(ctx),
  }),
);

builder.mutationField('saveTranslation', (t) =>
  t.field({
    type: MessageType,
    permission: translators,
    args: { translationInput: t.arg({ type: TranslationInput, required: true }) },
    resolve: (_, { translationInput }, ctx) => saveTranslation(ctx, translationInput),
  }),
);

builder.mutationField('restoreBundledText', (t) =>
  t.field({
    type: MessageType,
    permission: translators,
    args: {
      locale: t.arg({ type: InterfaceLocale, required: true }),
      id: t.arg.string({ required: true }),
      knownText: t.arg.string({ description: 'As in TranslationInput.' }),
    },
    resolve: (_, args, ctx) => restoreBundledText(ctx, args),
  }),
);
